import { globalStyle, style } from '@vanilla-extract/css'
import { narrow, print, wide } from '~/ui/styles/responsive'
import { columnWidth, surface, target } from '~/ui/styles/shared.css'
import { cell, frame, table } from '~/ui/table/table.css'

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
globalStyle(`${box} > ${frame}`, { border: 0 })
// Beside an open calculation, the other cells stay in line with the amount.
globalStyle(`${box} ${table} tr`, { '@media': { [wide]: { alignItems: 'baseline' } } })
// Leaves an open calculation the room beside the type.
globalStyle(`${box} ${table} tr > ${cell.title}`, { '@media': { [narrow]: { flex: '0 1 auto' } } })
// The head sticks to the box, not to the top bar of the page.
globalStyle(`${box} ${table} thead`, { '@media': { [wide]: { top: 0 } } })

export const receipt = style([target, { marginBlock: '-10px' }])

/** Amounts line up, with and without the arrow of a calculation. */
export const boxWithArrows = style([box])
export const plainAmount = style({})
globalStyle(`${boxWithArrows} ${plainAmount}`, { '@media': { screen: { marginInlineEnd: '20px' } } })
globalStyle(`${boxWithArrows} ${table} thead th:last-child`, {
  '@media': { [wide]: { paddingInlineEnd: '32px' } },
})
