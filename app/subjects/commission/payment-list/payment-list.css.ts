import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/ui/styles/responsive'
import { columnWidth, surface, target } from '~/ui/styles/shared.css'
import * as shared from '~/ui/table/table.css'

/** M184 specifies the maximum height. */
export const box = style([
  surface,
  {
    // Keeps visually hidden children inside the box; otherwise they would lengthen the page.
    position: 'relative',
    maxHeight: '300px',
    overflow: 'auto',
    // An open calculation must not move the columns.
    vars: { [columnWidth]: '1fr' },
    '@media': { [print]: { maxHeight: 'none' } },
  },
])

/** Looks like every table, without the scripts of `Table`, which would make these screens too heavy. */
export const table = style([shared.table, shared.tracks[4]])
// Beside an open calculation, the other cells stay in line with the amount.
globalStyle(`${box} ${shared.table} tr`, { '@media': { [wide]: { alignItems: 'baseline' } } })
// The head sticks to the box, not to the top bar of the page.
globalStyle(`${box} ${shared.table} thead`, { '@media': { [wide]: { top: 0 } } })

export const caption = style([shared.hiddenCaption])
export const type = style([shared.cell.title])
export const detail = style([shared.cell.detail])
export const missing = style([shared.cell.detail, shared.minor])
export const receipt = style([target, { marginBlock: '-10px' }])
export const amount = style({
  selectors: {
    [`${shared.table} &`]: {
      textAlign: 'end',
      '@media': { [narrow]: { order: 2, marginInlineStart: 'auto', fontWeight: 600 } },
    },
  },
})
/** Amounts line up, with and without the arrow of a calculation. */
export const arrowless = style([amount, { '@media': { screen: { marginInlineEnd: '20px' } } }])
