import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, tight, wide, widest } from '~/ui/styles/responsive'
import { critical, screenOnly } from '~/ui/styles/shared.css'
import { size, text } from '~/ui/styles/tokens.css'

const ARROW = '16px'

/** Below 1024 px, a `<summary>` covers this element and lies above the link that covers the row. */
export const state = style({
  display: 'inline',
  '@media': {
    [narrow]: {
      order: 5,
      display: 'flex',
      alignItems: 'center',
      position: 'relative',
      zIndex: 1,
      minHeight: size.target,
      flex: '1 1 7.5em',
      maxWidth: 'max-content',
      paddingInlineEnd: ARROW,
      fontSize: text[13],
      lineHeight: 1.35,
      whiteSpace: 'normal',
    },
  },
})
export const cancelsOn = style([critical, { '@media': { [widest]: { marginInlineEnd: '4px' } } }])
export const fold = style([screenOnly, { '@media': { [wide]: { display: 'none' } } }])
export const summary = style({
  position: 'absolute',
  inset: '0 0 0 auto',
  minWidth: `max(100%, ${size.target})`,
})
globalStyle(`${summary} > svg`, {
  position: 'absolute',
  right: 0,
  top: '14px',
  width: '16px',
  height: '16px',
})
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })

export const facts = style({
  display: 'inline',
  '@media': {
    [narrow]: {
      order: 8,
      display: 'block',
      flexBasis: '100%',
      fontSize: text[13],
      paddingBlockEnd: '8px',
      whiteSpace: 'normal',
    },
  },
})
globalStyle(`tr:not(:has([open])) ${facts}`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${facts} > div > span:not(:empty) ~ span::before`, { content: '· ', whiteSpace: 'normal' })
// From 1024 to 1247 px the facts are one running text, in which a badge would take more than its line.
const crowded = `${print}, ${tight}`
const inCrowd = (selector: string, rule: object) => globalStyle(selector, { '@media': { [crowded]: rule } })
inCrowd(`${facts} > span, ${facts} > span + div`, { display: 'inline' })
inCrowd(`${facts} > span`, { padding: 0, border: 0, background: 'none', whiteSpace: 'nowrap' })
inCrowd(`${facts} > span > svg`, { display: 'none' })
inCrowd(`${facts} > span::before, ${facts} > span + div::before`, { content: '· ', whiteSpace: 'normal' })
/** The dot before the number stays outside, so that it can end a line. */
export const mobile = style({ '@media': { [`${print}, ${wide}`]: { whiteSpace: 'nowrap' } } })
/** A Call button dials the number. Print has no buttons. */
export const dialledMobile = style([mobile, { '@media': { [wide]: { display: 'none' } } }])
