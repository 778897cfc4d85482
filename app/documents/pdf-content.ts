/** What stands on a document, already written out: amounts and dates are texts. How it looks is the maker's. */
export interface PdfContent {
  title: string
  /** Whose content it is, and what about: a line each, under the title. */
  facts: Fact[]
  tables: PdfTable[]
  /** Below the tables. */
  notes: string[]
}

export interface Fact {
  label: string
  value: string
}

export interface PdfTable {
  caption: string
  columns: PdfColumn[]
  /** A text for each column. */
  rows: string[][]
  /** The sums, a text for each column; the first one says what they are. Null where nothing is added up. */
  total: string[] | null
  /** Said where there are no rows. */
  emptyText: string
}

export interface PdfColumn {
  header: string
  /** Amounts and rates: right-aligned, on one line. */
  isNumeric?: boolean
  /** What a screen reader names the row by. */
  isRowHeader?: boolean
}
