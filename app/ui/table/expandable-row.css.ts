import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { narrow, print } from '~/ui/styles/responsive'
import { color, hairline, quick, text } from '~/ui/styles/tokens.css'
import { inColumns } from './column-grid'
import { cell, minor, row as plainRow, table } from './table.css'

/** Width of each column except the first and the last. */
const COLUMN = '7.5rem'
const LAST_COLUMN = '8.5rem'
const ARROW = '28px'
/** Widths of amount and state beside the name, below 1024 px. */
const AMOUNT = '6.5rem'
const STATE = '7.25rem'
const MIN_HEIGHT = '48px'

/** Width of all columns except the first, without the arrow. */
const otherColumns = createVar()

/** Booked plots have five columns, and three on lite pages. */
const columnCounts = { 3: 3, 5: 5 } as const
export type ExpandableColumnCount = keyof typeof columnCounts

export const tracks = styleVariants(columnCounts, (count) =>
  inColumns({
    gridTemplateColumns: `minmax(0, 1fr) repeat(${count - 2}, ${COLUMN}) calc(${LAST_COLUMN} + ${ARROW})`,
    vars: { [otherColumns]: `calc(${count - 2} * ${COLUMN} + ${LAST_COLUMN})` },
  }),
)

export const row = style([plainRow])
const head = `${table} ${row} > [role=rowheader]`
const cells = `${table} ${row} > td:not([role=rowheader])`

export const summary = style({
  position: 'relative',
  minHeight: MIN_HEIGHT,
  outlineOffset: '-3px !important',
  ':hover': { background: color.paper },
  '@media': { [print]: { minHeight: 0 } },
})
globalStyle(`${summary} > svg`, {
  position: 'absolute',
  right: '5px',
  top: `calc(${MIN_HEIGHT} / 2 - 10px)`,
  transition: `transform ${quick}`,
})
globalStyle(`[open] > ${summary} > svg`, { transform: 'rotate(180deg)' })
/** The note below the content of the header cell. Below 1024 px a row has two lines, so the expanded content replaces the note. */
export const note = style({
  display: 'block',
  color: color.softInk,
  fontSize: text[13],
  fontWeight: 400,
  '@media': { [narrow]: { display: 'none' } },
})
export const content = style({
  padding: '12px 16px 16px',
  borderTop: hairline,
  fontWeight: 400,
  '@media': { [print]: { display: 'none' } },
})

// The row header fills the row behind the other cells, so that a press on any cell expands the row. The content opens under the cells.
const narrowRule = (selector: string, rule: object) => globalStyle(selector, { '@media': { [narrow]: rule } })
const wideRule = (selector: string, rule: object) => globalStyle(selector, inColumns(rule))
const spanning = { gridColumn: '1 / -1', padding: 0, maxWidth: 'none' }
globalStyle(head, { fontWeight: 600, '@media': { [print]: { minWidth: '7em' } } })
globalStyle(cells, { pointerEvents: 'none' })
// Without a position, the cells would lie behind the summary.
const above = { position: 'relative' }

wideRule(`${table} ${row}`, { gridTemplateRows: 'auto 1fr', alignItems: 'start' })
wideRule(head, { ...spanning, gridRow: '1 / 3' })
wideRule(cells, { ...above, gridRow: 1, paddingBlock: '12px' })
for (const place of [2, 3, 4, 5, 6]) wideRule(`${cells}:nth-child(${place})`, { gridColumn: `${place}` })
wideRule(`${cells}:last-child`, { paddingInlineEnd: ARROW })
wideRule(summary, { padding: `4px ${ARROW} 6px 12px` })

wideRule(`${summary} > :not(svg, ${note})`, { marginInlineEnd: otherColumns })

const LINE = '1.25rem'
const TOP = '8px'
/** A bar of 3 px may lie along the lower edge. */
const BOTTOM = '11px'
// A long name flows around the amount and the state.
narrowRule(`${summary} > :not(svg, ${note})`, { lineHeight: LINE })
narrowRule(`${summary}::before, ${summary} > :first-child::before`, {
  content: '',
  float: 'inline-end',
  clear: 'inline-end',
  width: AMOUNT,
  height: LINE,
})
narrowRule(`${summary} > :first-child::before`, { width: STATE })
narrowRule(`${table} ${row}`, {
  display: 'grid',
  grid: `calc(${LINE} + ${TOP}) ${LINE} 1fr / 1fr auto`,
  columnGap: 0,
  padding: 0,
  lineHeight: 1.25,
})
narrowRule(head, { ...spanning, gridRow: '1 / 4' })
narrowRule(summary, { padding: `${TOP} ${ARROW} ${BOTTOM} 16px` })
narrowRule(`${summary} > svg`, { top: `calc(${TOP} + ${LINE} - 10px)` })
narrowRule(`${cells}:not(${minor})`, {
  ...above,
  gridColumn: '2',
  padding: `0 ${ARROW} 0 0`,
  textAlign: 'end',
  margin: 0,
})
narrowRule(`${cells}${cell.amount}`, { gridRow: 1, paddingTop: TOP })
narrowRule(`${cells}${cell.state}`, { gridRow: 2 })
// A badge must not be higher than its line.
narrowRule(`${cells}${cell.state} > span`, { paddingBlock: 0, lineHeight: LINE })
narrowRule(`${cells}${cell.state} svg`, { height: '16px', width: '16px' })
