import { style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

/** Two by two on wide screens. */
export const parts = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gap: space[24], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
})

export const picture = style({ textAlign: 'center' })
