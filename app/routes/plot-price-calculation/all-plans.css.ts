import { globalStyle, style } from '@vanilla-extract/css'
import { medium } from '~/ui/styles/responsive'

export const allPlans = style({})

// Headings may wrap to leave room for amounts.
globalStyle(`${allPlans} thead th`, { '@media': { [medium]: { whiteSpace: 'normal' } } })
