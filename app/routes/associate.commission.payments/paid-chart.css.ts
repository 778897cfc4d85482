import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { print } from '~/ui/styles/responsive'
import type { ValueShows } from '~/subjects/commission/chart.server'
import { color, space, text, textScale } from '~/ui/styles/tokens.css'

/** Pixels; enough for `₹2.5Cr` and half a value above the first bar. */
export const AXIS_WIDTH = 56
/** Pixels between the amounts of the axis and the bars. */
export const TICK_GAP = 12
/** On charts of this width, a month has room for its full name (`MONTH_WIDTH`). */
const roomy = '(min-width: 482px)'

export const figure = style({ containerType: 'inline-size' })
export const chart = style({ display: 'flex', zoom: fallbackVar(textScale, '1') })
export const axis = style({ flex: 'none', width: AXIS_WIDTH })
/** Without a view box, letters keep their size at every width. */
export const plot = style({ flex: 1, minWidth: 0, overflow: 'visible' })
export const gridline = style({ stroke: color.line })
export const monthBox = style({ overflow: 'visible' })
/** Makes the whole column clickable. */
export const column = style({ fill: 'transparent' })
export const bank = style({ fill: color.brand })
/** Separates shapes of similar lightness. */
const outlined = { stroke: color.surface, strokeWidth: '1px', paintOrder: 'stroke' }
export const other = style({ fill: color.info, ...outlined })
export const lastYear = style({ fill: color.paper, stroke: color.control, strokeWidth: '1px' })
/** Lets a tap on a label reach the column behind it. */
export const labels = style({ pointerEvents: 'none' })
const label = style({ fontSize: '13px', textAnchor: 'middle', fill: color.ink })
const roomyOnly = style({ display: 'none', '@container': { [roomy]: { display: 'inline' } } })
/** The outline covers lines of the grid and the edges of last year. */
const value = style([
  label,
  { fontWeight: 600, paintOrder: 'stroke', stroke: color.surface, strokeWidth: '3px' },
])
const focusedOnly = style({ display: 'none' })
export const values: Record<ValueShows, string> = {
  always: value,
  onWideCharts: `${value} ${roomyOnly}`,
  inFocus: `${value} ${focusedOnly}`,
}
globalStyle(`a:is(:hover, :focus-visible, [aria-current]) + ${labels} > :is(${roomyOnly}, ${focusedOnly})`, {
  display: 'inline',
})
export const month = style([label, { fill: color.softInk }])
export const selectedMonth = style([label, { fontWeight: 700, textDecoration: 'underline' }])
/** The name of a month without its initial. */
export const rest = roomyOnly
export const tick = style({ fontSize: '13px', textAnchor: 'end', fill: color.softInk })
export const swatch = style({ width: '12px', height: '12px' })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[16]}`,
  fontSize: text[14],
  marginBlockStart: space[4],
})

/** On paper the table is always open, so its toggle is hidden. */
export const asTable = style({})
globalStyle(`${asTable} summary`, { '@media': { [print]: { display: 'none' } } })
