import { style } from '@vanilla-extract/css'
import { screenOnly } from '~/styles/shared.css'
import { color } from '~/styles/tokens.css'

export const more = style([screenOnly, { textAlign: 'center', color: color.softInk }])
