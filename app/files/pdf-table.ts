import type { Line, Style } from './text-layout'
import type { PdfColumn, PdfTable } from './pdf-content'
import { type Element, heightOf, type Sheet } from './sheet'

const CAPTION: Style = { size: 11, isBold: true }
const HEAD: Style = { size: 8.5, isBold: true }
const BODY: Style = { size: 8.5 }
const GAP = 12
const GAP_ABOVE_CAPTION = 14
const GAP_BELOW_CAPTION = 4
const PADDING = 3

interface Cell {
  lines: Line[]
  left: number
  width: number
}

/** No page break separates a caption from the first row, or a total from the last row. */
export function drawTable(sheet: Sheet, table: PdfTable) {
  if (table.rows.length === 0) {
    const emptyText = sheet.textLayout.linesOf(table.emptyText, BODY, sheet.width)
    sheet.write('H2', table.caption, CAPTION, GAP_ABOVE_CAPTION, GAP_BELOW_CAPTION + heightOf(emptyText))
    return sheet.write('P', table.emptyText, BODY, GAP_BELOW_CAPTION)
  }
  const widths = columnWidths(sheet, table)
  const headers = table.columns.map(({ header }) => header)
  const head = cellsOf(headers, HEAD)
  const rows = table.rows.map((row) => cellsOf(row, BODY))
  const total = table.total && cellsOf(table.total, HEAD)

  sheet.write(
    'H2',
    table.caption,
    CAPTION,
    GAP_ABOVE_CAPTION,
    GAP_BELOW_CAPTION + rowHeight(head) + heightWithTotal(0),
  )
  sheet.top += GAP_BELOW_CAPTION
  const element = sheet.element('Table')
  drawHead(sheet.element('THead', element))
  const body = sheet.element('TBody', element)
  for (const [index, cells] of rows.entries()) {
    if (sheet.makeRoom(heightWithTotal(index))) drawHead(null)
    drawRow(body, cells, 0.5)
  }
  body.end()
  if (total) drawRow(sheet.element('TFoot', element), total, 1)
  element.end()

  function heightWithTotal(index: number): number {
    const height = rowHeight(rows[index] ?? [])
    return total && index === rows.length - 1 ? height + rowHeight(total) : height
  }

  function cellsOf(texts: string[], style: Style): Cell[] {
    let left = sheet.left
    return widths.map((width, index) => {
      const cell = { lines: sheet.textLayout.linesOf(texts[index] ?? '', style, width), left, width }
      left += width + GAP
      return cell
    })
  }

  /** On later pages `parent` is null, and the head is decoration that screen readers skip. */
  function drawHead(parent: Element | null) {
    const row = parent && sheet.element('TR', parent)
    for (const [index, cell] of head.entries()) {
      const element = row && sheet.element('TH', row, { scope: 'Column' })
      placeCell(element, cell, baselineOf(head), table.columns[index])
      element?.end()
    }
    row?.end()
    parent?.end()
    sheet.top += rowHeight(head)
    sheet.rule(sheet.top, 1)
  }

  function drawRow(parent: Element, cells: Cell[], ruleWeight: number) {
    const row = sheet.element('TR', parent)
    for (const [index, cell] of cells.entries()) {
      const column = table.columns[index]
      const element = column?.isRowHeader
        ? sheet.element('TH', row, { scope: 'Row' })
        : sheet.element('TD', row)
      placeCell(element, cell, baselineOf(cells), column)
      element.end()
    }
    row.end()
    sheet.top += rowHeight(cells)
    sheet.rule(sheet.top, ruleWeight)
  }

  function placeCell(
    element: Element | null,
    { lines, ...box }: Cell,
    baseline: number,
    column: PdfColumn | undefined,
  ) {
    const top = sheet.top + PADDING + baseline - (lines[0]?.ascent ?? 0)
    sheet.place(element, lines, { ...box, top, isRightAligned: column?.isNumeric })
  }
}

const baselineOf = (cells: Cell[]) => Math.max(...cells.map(({ lines }) => lines[0]?.ascent ?? 0))

const heightBelow = ({ lines }: Cell) => heightOf(lines) - (lines[0]?.ascent ?? 0)

const rowHeight = (cells: Cell[]) => baselineOf(cells) + Math.max(...cells.map(heightBelow)) + 2 * PADDING

/** If all columns fit, they share the spare width. Otherwise amounts stay on one line and texts share the rest. */
function columnWidths({ textLayout, width }: Sheet, { columns, rows, total }: PdfTable): number[] {
  const room = width - GAP * (columns.length - 1)
  const measured = columns.map(({ header }, index) => {
    const cellWidths = rows.map((row) => textLayout.widthOf(row[index] ?? '', BODY))
    const amountWidth = Math.max(...cellWidths, textLayout.widthOf(total?.[index] ?? '', HEAD))
    return { fullWidth: Math.max(amountWidth, textLayout.widthOf(header, HEAD)), amountWidth }
  })
  const spare = room - sum(measured.map(({ fullWidth }) => fullWidth))
  if (spare >= 0) return measured.map(({ fullWidth }) => fullWidth + spare / columns.length)

  const minWidths = columns.map(({ header, isNumeric }, index) => {
    const wordWidths = header.split(' ').map((word) => textLayout.widthOf(word, HEAD))
    return isNumeric ? Math.max(measured[index]?.amountWidth ?? 0, ...wordWidths) + 1 : 0
  })
  const textWidths = measured.map(({ fullWidth }, index) => (columns[index]?.isNumeric ? 0 : fullWidth))
  const share = (room - sum(minWidths)) / sum(textWidths)
  return columns.map((_, index) => (minWidths[index] ?? 0) + (textWidths[index] ?? 0) * share)
}

const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0)
