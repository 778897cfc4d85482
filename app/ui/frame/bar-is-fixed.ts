import { narrow } from '~/ui/styles/responsive'

/** Viewports with a fixed bottom bar. The minimum height is the same as in `tall` (app/ui/styles/responsive.ts). */
export const barIsFixed = `${narrow} and (min-height: 30em)`
