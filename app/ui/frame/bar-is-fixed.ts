import { narrow } from '~/styles/responsive'

/** Viewports with a fixed bottom bar. The minimum height is that of `tall`. */
export const barIsFixed = `${narrow} and (min-height: 30em)`
