import { type Sorting, sortRows } from './sorting'

/** A fact of a row, declared once for the screen, CSV, PDF and sorting. */
export type Field<Row> = {
  label: () => string
  /** If true, the rows can be sorted by the field. Its key is its name in the address. */
  isSortable?: boolean
} & (
  | { kind?: 'text' | 'count'; value: (row: Row) => string | number | null }
  /** Paise. */
  | { kind: 'amount'; value: (row: Row) => number | null }
  /** `yyyy-MM-dd`, optionally with a time, which is not shown. */
  | { kind: 'date'; value: (row: Row) => string | null }
)

/** In the order of a file's columns. */
export type Fields<Row> = Record<string, Field<Row>>

export const isNumeric = ({ kind }: Field<never>) => kind === 'amount' || kind === 'count'

/** For rows that the upstream sorts, by the names in its contract. */
export const sortableBy = <Of extends Record<string, Field<never>>>(
  names: readonly (keyof Of)[],
  fields: Of,
): Of =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, isSortable: names.includes(name) }]),
  ) as Of

export const sortNames = (fields: Fields<never>): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.isSortable)

export function sortByField<Row>(rows: Row[], sorting: Sorting, fields: Fields<Row>): Row[] {
  const values = Object.entries(fields).map(([name, { value }]) => [name, value] as const)
  return sortRows(rows, sorting, Object.fromEntries(values))
}
