/** All amounts and dates are formatted texts. */
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
  /** One text per column. The first text is the label. Null without totals. */
  total: string[] | null
  emptyText: string
}

export interface PdfColumn {
  header: string
  /** Right-aligned, with each amount on one line. */
  isNumeric?: boolean
  isRowHeader?: boolean
}
