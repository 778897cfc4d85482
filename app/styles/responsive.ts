// In em, so that a larger browser font gets the narrower layout: 37.5em is 600 px, 64em is 1024 px.
export const phone = 'screen and (max-width: 37.49em)'
export const medium = '(min-width: 37.5em)'
export const wide = 'screen and (min-width: 64em)'

/** Bars stick only where they leave room to read: not in landscape phones, not at 400 % zoom. */
export const tall = 'screen and (min-height: 30em)'

export const calm = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
/** With `[data-delivery=full]`: known before first paint, so that nothing moves at hydration. */
export const scripted = '(scripting: enabled)'
export const print = 'print'
