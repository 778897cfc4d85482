import { style } from '@vanilla-extract/css'
import { surface } from '~/styles/shared.css'

export const card = style([surface, { padding: '16px' }])
