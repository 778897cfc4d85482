import { style } from '@vanilla-extract/css'
import { color } from '~/styles/tokens.css'

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const zero = style([amount, { color: color.softInk, fontWeight: 400 }])
