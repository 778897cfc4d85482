import { narrow } from '~/styles/responsive'

/** Viewports with a fixed bottom bar: narrow, and at least as high as `tall`. */
export const barIsFixed = `${narrow} and (min-height: 30em)`
