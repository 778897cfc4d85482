import { narrow } from '~/styles/responsive'

/** Viewports with a fixed bottom bar. The minimum height is the same as in `tall` (app/styles/responsive.ts). */
export const barIsFixed = `${narrow} and (min-height: 30em)`
