import { style } from '@vanilla-extract/css'
import { screenOnly } from '~/styles/shared.css'
import { color, text } from '~/styles/tokens.css'

export const label = style([screenOnly, { color: color.softInk, fontSize: text[14] }])
