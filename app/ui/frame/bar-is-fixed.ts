import { tall } from '~/styles/responsive'

/** Where the entries are a bar at the bottom of the screen. */
export const barIsFixed = `${tall} and (max-width: 63.99em)`
