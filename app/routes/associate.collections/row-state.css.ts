import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, wide } from '~/styles/responsive'
import { critical, screenOnly } from '~/styles/shared.css'
import { size, text } from '~/styles/tokens.css'

const ARROW = '20px'
const small = { fontSize: text[13], lineHeight: 1.35 }

/** On screens below 1024 px, a `<summary>` covers this element and lies above the link that covers the row. */
export const state = style({
  '@media': {
    [narrow]: {
      ...small,
      position: 'relative',
      zIndex: 1,
      width: 'fit-content',
      minHeight: size.target,
      paddingInlineEnd: ARROW,
    },
    // Wide enough for the day of cancellation, so that the facts of all rows begin at the same place.
    [wide]: { flexBasis: '9.25rem' },
  },
})
export const cancelsOn = style([
  critical,
  { display: 'block', marginTop: '2px', '@media': { [narrow]: { marginInlineEnd: `-${ARROW}` } } },
])
export const fold = style([screenOnly, { '@media': { [wide]: { display: 'none' } } }])
export const summary = style({ position: 'absolute', inset: 0, minWidth: size.target })
globalStyle(`${summary} > svg`, { position: 'absolute', right: 0, top: '5px', width: '16px', height: '16px' })
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })

export const facts = style({ flex: '1 1 8rem', '@media': { [narrow]: small } })
globalStyle(`${state}:not(:has([open])) + ${facts}`, { '@media': { [narrow]: { display: 'none' } } })
/** A number that a Call button dials. Hidden on wide screens, but printed, because print has no buttons. */
export const callable = style({ '@media': { [wide]: { display: 'none' } } })
