import { globalStyle, style } from '@vanilla-extract/css'
import { print, tight, wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'
import { hiddenCell, spare } from '~/ui/table/table.css'

/** The summary, the panel, the list and the lifetime. On wide screens, panel and lifetime are beside the list. */
export const belowSummary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [wide]: {
      alignItems: 'start',
      // The list takes the rest, and its cells wrap.
      gridTemplateColumns: 'minmax(272px, 1fr) minmax(0, auto)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[24],
    },
  },
})
globalStyle(`${belowSummary} > :first-child`, { '@media': { [wide]: { gridColumn: '1 / -1' } } })
globalStyle(`${belowSummary} > :nth-child(3)`, {
  '@media': { [wide]: { gridColumn: 2, gridRow: '2 / span 2' } },
})
globalStyle(`${belowSummary} > :nth-child(3) ${spare}:is(th, td)`, { '@media': { [tight]: hiddenCell } })
// Without this, a summary that does not fit on the rest of a printed page would start on the next page.
globalStyle(`${belowSummary} > :nth-child(n)`, { '@media': { [print]: { breakInside: 'auto' } } })
