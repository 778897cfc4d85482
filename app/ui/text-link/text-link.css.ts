import { style } from '@vanilla-extract/css'
import { screenOnly, target } from '~/ui/styles/shared.css'

export const standalone = style([target, screenOnly, { minWidth: '44px' }])
