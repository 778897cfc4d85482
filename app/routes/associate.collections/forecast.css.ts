import { style } from '@vanilla-extract/css'
import { color, hairline } from '~/styles/tokens.css'

export const note = style({ color: color.softInk })
export const month = style({ paddingInline: '16px', selectors: { '& + &': { borderTop: hairline } } })
