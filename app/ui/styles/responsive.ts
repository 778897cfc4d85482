// In em, so that a larger browser font gets the narrower layout: 37.5em = 600 px, 64em = 1024 px.
export const phone = 'screen and (max-width: 37.49em)'
export const medium = '(min-width: 37.5em)'
export const narrow = 'screen and (max-width: 63.99em)'
export const wide = 'screen and (min-width: 64em)'
/** Too narrow for all columns of a table with something beside it. */
export const tight = 'screen and (min-width: 64em) and (max-width: 77.99em)'
/** The same for a table with three columns of names. */
export const tightForNames = 'screen and (min-width: 64em) and (max-width: 89.99em)'
export const widest = 'screen and (min-width: 78em)'

/** Bars are sticky only in viewports of at least this height: not on landscape phones or at high zoom. */
export const tall = 'screen and (min-height: 30em)'

export const calm = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
/** Use with `[data-delivery=full]`. CSS applies this before first paint, so hydration shifts nothing. */
export const scripted = '(scripting: enabled)'
export const print = 'print'

/** Viewports with a fixed bottom bar. The minimum height is the same as in `tall` (app/ui/styles/responsive.ts). */
export const barIsFixed = `${narrow} and (min-height: 30em)`
