import { narrow } from '~/styles/responsive'

/** Viewports with a bottom navigation bar: narrow, and as high as in `tall`. */
export const barIsFixed = `${narrow} and (min-height: 30em)`
