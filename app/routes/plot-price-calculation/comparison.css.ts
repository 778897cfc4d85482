import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '~/styles/responsive'

export const comparison = style({})

// Heads may break, so that the amounts have the room.
globalStyle(`${comparison} thead th`, { '@media': { [medium]: { whiteSpace: 'normal' } } })
