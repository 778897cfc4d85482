import { style } from '@vanilla-extract/css'
import { screenOnly, target } from '~/styles/shared.css'

export const standalone = style([target, screenOnly, { minWidth: '44px' }])
