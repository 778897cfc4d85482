import { style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

export const overview = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [wide]: {
      gap: space[24],
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
  },
})

/** The tasks are between earnings and news in reading order, and beside both on wide screens. */
export const toDo = style({
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
  selectors: {
    '&:empty': { display: 'none' },
    '&:only-child': { gridColumn: '1 / -1' },
  },
})
