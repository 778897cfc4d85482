import { style } from '@vanilla-extract/css'
import { screenOnly } from '~/ui/styles/shared.css'
import { color } from '~/ui/styles/tokens.css'

export const more = style([screenOnly, { textAlign: 'center', color: color.softInk }])
