import { globalStyle, style } from '@vanilla-extract/css'
import { print, wide } from '~/styles/responsive'
import { columnWidth, surface } from '~/styles/shared.css'
import { frame, table } from '~/ui/table/table.css'

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
globalStyle(`${box} > ${frame}:only-child`, { margin: 0, border: 0 })
// The head sticks to the box, not to the top bar of the page.
globalStyle(`${box} ${table} thead`, { '@media': { [wide]: { top: 0 } } })
globalStyle(`${box} ${table} [role=cell]:not([colspan])`, { maxWidth: 'none' })
globalStyle(`${box} details`, { whiteSpace: 'normal' })
