/** All amounts and dates are texts, already formatted. */
export interface PdfContent {
  title: string
  facts: Fact[]
  tables: PdfTable[]
  notes: string[]
}

export interface Fact {
  label: string
  value: string
}

export interface PdfTable {
  caption: string
  columns: PdfColumn[]
  rows: string[][]
  /** One text per column, of which the first is the label; null without totals. */
  total: string[] | null
  emptyText: string
}

export interface PdfColumn {
  header: string
  /** Right-aligned, on one line. */
  isNumeric?: boolean
  isRowHeader?: boolean
}
