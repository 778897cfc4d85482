import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

/** Two by two on wide screens. A part that would be alone in the last row takes all of it. */
export const parts = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gap: space[24], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
})
globalStyle(`${parts} > :last-child:nth-child(odd)`, { '@media': { [wide]: { gridColumn: '1 / -1' } } })

export const picture = style({ textAlign: 'center' })
