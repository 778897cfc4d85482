import { narrow } from '~/styles/responsive'

/** Viewports with a bottom navigation bar: narrow and, as for `tall`, high enough. */
export const barIsFixed = `${narrow} and (min-height: 30em)`
