import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/styles/responsive'
import { between, target, wrap } from '~/styles/shared.css'
import { color, size, text } from '~/styles/tokens.css'

export const derivation = style({ textAlign: 'end' })
// The figure stays where it is: its sum takes what is left of the line beside the label, and wraps.
globalStyle(`:has(> ${derivation})`, { flex: '1 1 0' })

const opener = style({ cursor: 'pointer' })

/** The figure itself is what opens; it stands where the figure alone would stand. */
export const figure = style([opener, target, { marginBlock: '-10px' }])

export const plainLine = style([between, wrap, { minHeight: size.target, alignItems: 'center' }])

/** A whole line that opens. */
export const line = style([opener, plainLine])
globalStyle(`${plainLine} > :last-child`, { marginInlineStart: 'auto', whiteSpace: 'nowrap' })

export const opens = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' })
globalStyle(`${opens} > svg`, { width: '16px', height: '16px', color: color.softInk })
globalStyle(`[open] > ${opener} ${opens} > svg`, { transform: 'rotate(180deg)' })

export const marked = style({
  textDecoration: 'underline dotted',
  textUnderlineOffset: '4px',
  textDecorationColor: color.control,
})

export const sum = style({
  paddingBlock: '8px 4px',
  overflowWrap: 'anywhere',
  color: color.softInk,
  fontSize: text[14],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [print]: { display: 'none' } },
})
