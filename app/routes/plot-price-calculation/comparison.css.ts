import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '~/styles/responsive'

export const comparison = style({})

// Headings may wrap to leave room for amounts.
globalStyle(`${comparison} thead th`, { '@media': { [medium]: { whiteSpace: 'normal' } } })
