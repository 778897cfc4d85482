import { stringify } from 'csv-stringify/sync'
import { numberKey } from '../../app/domain/typed'
import type { Cell } from './cells'
import type { NumberColumn } from './stored-spelling'

interface Column<Value, IsRequired extends boolean> {
  cell: Cell<Value>
  isRequired: IsRequired
  /** Required in a row that the database lacks. */
  isRequiredForNew?: true
  /** Which values the import keeps if a file lacks the column. */
  keeps?: 'stored' | 'last imported'
  /** The column of the database that has these numbers. The import finds them in any spelling (X101). */
  numbers?: NumberColumn
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

/** The import checks whether the row is new. */
export const requiredForNew = <Value>(
  cell: Cell<Value>,
  meaning: string,
  example: string,
): Column<Value, false> => ({ ...optional(cell, meaning, example), isRequiredForNew: true })

/** An optional column whose absence changes nothing. */
export const kept = <Value>(cell: Cell<Value>, meaning: string, example = ''): Column<Value, false> => ({
  ...optional(cell, meaning, example),
  keeps: 'stored',
})

/** As `kept`, for values that a person can change in the portal: the import compares them with those of the last import. */
export const keptAsImported = <Value>(
  cell: Cell<Value>,
  meaning: string,
  example = '',
): Column<Value, false> => ({
  ...optional(cell, meaning, example),
  keeps: 'last imported',
})

export function csvFile<Columns extends Record<string, AnyColumn>>(
  name: string,
  about: string,
  key: (keyof Columns & string)[],
  columns: Columns,
): CsvFile<Columns> {
  return { name: `${name}.csv`, about, key, columns }
}

/** Identifies a row of the file. */
export const keyOf = ({ key }: { key: readonly string[] }, values: Record<string, unknown>): string =>
  key.length === 1 ? String(values[key[0]!]) : JSON.stringify(key.map((name) => values[name]))

/** The same for keys that are one number to a person. Most codes are capitals, and equal their folded form. */
export const foldKey = (key: string): string => numberKey(key)

/** A number of the firm, such as that of a booking: of the row itself, or of a row of another file. */
export const numberIn = <One extends Column<string, boolean>>(numbers: NumberColumn, column: One): One => ({
  ...column,
  numbers,
})

export const columnsOf = (file: CsvFile): [string, AnyColumn][] => Object.entries(file.columns)

/** Excel needs the byte order mark to read UTF-8. */
export const headerOf = (file: CsvFile): string => stringify([Object.keys(file.columns)], { bom: true })
