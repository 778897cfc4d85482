import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, tight, wide } from '~/ui/styles/responsive'
import { space } from '~/ui/styles/tokens.css'
import { panel } from '~/ui/filter-panel/filter-panel.css'
import { hiddenCell, spare } from '~/ui/table/table.css'

/** The panel, the summary, the list and the lifetime. On wide screens the list is in the second column, the others are in the first. */
export const besideSummary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [wide]: {
      alignItems: 'start',
      // The list takes the rest, and its cells wrap, so that the chart stays readable.
      gridTemplateColumns: 'minmax(272px, 1fr) minmax(0, auto)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[24],
    },
  },
})
// Lets the figures and the chart of the summary fit on a phone without scrolling.
globalStyle(`${besideSummary} > ${panel}`, {
  '@media': { [narrow]: { marginBlockEnd: `calc(-1 * ${space[8]})` } },
})
globalStyle(`${besideSummary} > :nth-child(3)`, {
  '@media': { [wide]: { gridColumn: 2, gridRow: '1 / span 3' } },
})
globalStyle(`${besideSummary} > :nth-child(3) ${spare}:is(th, td)`, { '@media': { [tight]: hiddenCell } })
// Without this, a summary that does not fit on the rest of a printed page would start on the next page.
globalStyle(`${besideSummary} > :nth-child(n)`, { '@media': { [print]: { breakInside: 'auto' } } })
