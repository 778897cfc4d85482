import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'
import { between, target, wrap } from '~/ui/styles/shared.css'
import { color, size, text } from '~/ui/styles/tokens.css'

export const derivation = style({ textAlign: 'end' })
// Limits the derivation to the space beside the label, so that a long calculation wraps and the figure does not move.
globalStyle(`:has(> ${derivation})`, { flex: '1 1 0' })

const opener = style({ cursor: 'pointer' })

export const figure = style([opener, target, { marginBlock: '-10px' }])

export const plainLine = style([
  between,
  wrap,
  {
    maxWidth: '36rem',
    minHeight: size.target,
    alignItems: 'center',
    '@media': { [print]: { minHeight: 0 } },
  },
])

export const line = style([opener, plainLine])
globalStyle(`${plainLine} > :last-child`, { marginInlineStart: 'auto', whiteSpace: 'nowrap' })

export const figureWithIcon = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' })
globalStyle(`${figureWithIcon} > svg`, {
  width: '16px',
  height: '16px',
  color: color.softInk,
  '@media': { [print]: { display: 'none' } },
})
globalStyle(`[open] > ${opener} ${figureWithIcon} > svg`, { transform: 'rotate(180deg)' })

export const underlined = style({
  textDecoration: 'underline dotted',
  textUnderlineOffset: '4px',
  textDecorationColor: color.control,
  '@media': { [print]: { textDecoration: 'none' } },
})

export const calculation = style({
  whiteSpace: 'normal',
  paddingBlock: '8px 4px',
  overflowWrap: 'anywhere',
  color: color.softInk,
  fontSize: text[14],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [print]: { display: 'none' } },
})
