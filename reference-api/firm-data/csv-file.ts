import type { Cell } from './cells'

interface Column<Value, IsRequired extends boolean> {
  cell: Cell<Value>
  isRequired: IsRequired
  /** Explains the column, and what an empty cell means, in the README of a template. */
  meaning: string
  example: string
}

type AnyColumn = Column<unknown, boolean>
type ValueOf<One> =
  One extends Column<infer Value, infer IsRequired> ? Value | (IsRequired extends true ? never : null) : never

export interface CsvFile<Columns = Record<string, AnyColumn>> {
  name: string
  about: string
  /** No two rows have the same values in these columns. */
  key: readonly string[]
  columns: Columns
}

/** The values of one row; empty optional cells are null. */
export type RowOf<File> =
  File extends CsvFile<infer Columns> ? { [Name in keyof Columns]: ValueOf<Columns[Name]> } : never

export const required = <Value>(
  cell: Cell<Value>,
  meaning: string,
  example: string,
): Column<Value, true> => ({
  cell,
  isRequired: true,
  meaning,
  example,
})

export const optional = <Value>(cell: Cell<Value>, meaning: string, example = ''): Column<Value, false> => ({
  cell,
  isRequired: false,
  meaning,
  example,
})

export function csvFile<Columns extends Record<string, AnyColumn>>(
  name: string,
  about: string,
  key: (keyof Columns & string)[],
  columns: Columns,
): CsvFile<Columns> {
  return { name: `${name}.csv`, about, key, columns }
}

export const columnsOf = (file: CsvFile): [string, AnyColumn][] => Object.entries(file.columns)
