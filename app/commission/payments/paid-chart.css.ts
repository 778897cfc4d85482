import { globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/styles/responsive'
import { color, space, text } from '~/styles/tokens.css'

export const chart = style({ display: 'block', width: '100%', maxWidth: '560px', height: 'auto' })
export const gridline = style({ stroke: color.line })
/** Makes the whole column clickable. */
export const column = style({ fill: 'transparent' })
export const bank = style({ fill: color.brand })
export const other = style({ fill: color.surface, stroke: color.brand, strokeDasharray: '3 2' })
export const lastYear = style({ fill: 'none', stroke: color.control, strokeDasharray: '1 2' })
/** Lets a tap on a label reach the column behind it. */
export const labels = style({ pointerEvents: 'none' })
const label = style({ fontSize: '10px', textAnchor: 'middle', fill: color.ink })
/** The outline covers lines of the grid and of last year. */
export const value = style([
  label,
  { fontWeight: 600, paintOrder: 'stroke', stroke: color.surface, strokeWidth: '3px' },
])
export const month = style([label, { fill: color.softInk }])
export const selectedMonth = style([label, { fontWeight: 700, textDecoration: 'underline' }])
export const tick = style({ fontSize: '10px', textAnchor: 'end', fill: color.softInk })
export const swatch = style({ width: '12px', height: '12px' })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  fontSize: text[14],
  marginBlockStart: space[4],
})

/** The main figure of the screen. */
export const paidThisYear = style({ fontSize: text[22] })

/** On paper the table is always open, so its toggle is hidden. */
export const asTable = style({})
globalStyle(`${asTable} summary`, { '@media': { [print]: { display: 'none' } } })
