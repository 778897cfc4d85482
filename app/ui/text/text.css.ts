import { style } from '@vanilla-extract/css'
import { color } from '~/ui/styles/tokens.css'

export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const zero = style([numeric, { color: color.softInk, fontWeight: 400 }])

export const short = style({ whiteSpace: 'nowrap' })
