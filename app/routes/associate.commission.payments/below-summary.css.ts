import { globalStyle, style } from '@vanilla-extract/css'
import { print, wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'

/** The summary, the panel, the list and the lifetime. On wide screens, due and lifetime are beside the chart of the year. */
export const belowSummary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [wide]: {
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 45%)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[24],
    },
  },
})
globalStyle(`${belowSummary} > *`, { '@media': { [wide]: { gridColumn: '1 / -1' } } })
// Without this, a summary that does not fit on the rest of a printed page would start on the next page.
globalStyle(`${belowSummary} > :nth-child(n)`, { '@media': { [print]: { breakInside: 'auto' } } })

const inFirstRows = (column: number, gridRow: string) => ({
  '@media': { [wide]: { gridColumn: `${column} !important`, gridRow } },
})
export const paid = style([
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
  inFirstRows(1, '1 / span 2'),
])
export const due = style([inFirstRows(2, '1')])
export const lifetime = style([inFirstRows(2, '2')])
