import { style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

/** The form, and on wide screens the map at its side. */
export const besideMap = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: space[32], alignItems: 'start' },
  },
})
