import { tall } from '~/styles/responsive'

/** Viewports with a bottom navigation bar. */
export const barIsFixed = `${tall} and (max-width: 63.99em)`
