import { style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

/** Two columns that end together: the panel of the commission and the tiles grow. */
export const columns = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gap: space[24], gridTemplateColumns: '1fr 1fr' } },
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  '@media': { [wide]: { gap: space[24] } },
})

export const picture = style({ textAlign: 'center' })
