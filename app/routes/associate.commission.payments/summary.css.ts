import { style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

/** Figures, chart, parts of the due, and the year before. On wide screens the chart is beside the figures. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'min(20rem, 45%) minmax(0, 1fr)',
      columnGap: space[32],
      alignItems: 'start',
    },
  },
})
