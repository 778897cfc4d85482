import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/styles/responsive'
import { target } from '~/styles/shared.css'
import { color, text } from '~/styles/tokens.css'

export const derivation = style({ textAlign: 'end' })
// The figure stays where it is: its sum takes what is left of the line beside the label, and wraps.
globalStyle(`:has(> ${derivation})`, { flex: '1 1 0' })

/** The figure itself is what opens; it stands where the figure alone would stand. */
export const figure = style([
  target,
  {
    gap: '4px',
    marginBlock: '-10px',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '4px',
    textDecorationColor: color.control,
  },
])
globalStyle(`${figure} > svg`, { width: '16px', height: '16px', color: color.softInk })
globalStyle(`[open] > ${figure} > svg`, { transform: 'rotate(180deg)' })

export const sum = style({
  paddingBlock: '8px 4px',
  overflowWrap: 'anywhere',
  color: color.softInk,
  fontSize: text[14],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [print]: { display: 'none' } },
})
