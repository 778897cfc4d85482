import { stringify } from 'csv-stringify/sync'
import type { RawBuilder } from 'kysely'
import type { Database } from '../schema'
import type { Cell, FileKind } from './cells'

/** Tables to whose rows files refer: the column with the code that people write, and the column of other tables with the row's id. */
export const REFERABLE = {
  projects: { code: 'code', foreignKey: 'project_id' },
  blocks: { code: 'name', foreignKey: 'block_id', isOfProject: true },
  plots: { code: 'number', foreignKey: 'plot_id', isOfProject: true },
  associates: { code: 'id', foreignKey: 'associate_id' },
  emi_plans: { code: 'code', foreignKey: 'emi_plan_id' },
  bookings: { code: 'code', foreignKey: 'booking_id' },
  all_receipts: { code: 'number', foreignKey: 'receipt_id' },
  commission_bills: { code: 'code', foreignKey: 'bill_id' },
  bank_accounts: { code: 'associate_id', foreignKey: 'associate_id' },
  line_queries: { code: 'id', foreignKey: 'query_id' },
} as const satisfies Partial<Record<keyof Database, { code: string; foreignKey: string; isOfProject?: true }>>

export type Referable = keyof typeof REFERABLE

/** Names of blocks and numbers of plots are unique in a project. */
export const isOfProject = (table: Referable) => 'isOfProject' in REFERABLE[table]

/** The code of these tables is their id. */
export const hasCodeAsId = (table: Referable) =>
  (REFERABLE[table].code as string) === 'id' || table === 'bank_accounts'

interface Traits {
  /** Required in a row that the database lacks. */
  isRequiredForNew?: true
  /** If empty, the value follows from other columns. */
  isCalculated?: true
  /** A row can lack it, but most have it: a form does not fold it away. */
  isUsual?: true
  /** Which values the import keeps if a file lacks the column. */
  keeps?: 'stored' | 'last imported'
  /** The column of the table; without it, the name of the file's column with the unit of the cell. */
  place?: string
  /** The value for an empty cell. */
  fallback?: unknown
  /** The cell is the code of a row of this table, and the place has its id. */
  refersTo?: Referable
  /** The cell is a number of this table, which the import finds in any spelling (X101). */
  numbers?: Referable
  /** The cell is the name of such a file, and the place has the id of the medium. */
  media?: { kind: FileKind; isOfAssociate: boolean }
  /** What the export writes, if not the place. The row of the table is `own`; a row to which a column refers has the column's name. */
  exported?: RawBuilder<unknown>
}

/** A column of a file, with its place in the database. */
export class Column<
  Value,
  IsRequired extends boolean = boolean,
  Table extends Referable | null = Referable | null,
> {
  /** Only in types. */
  declare readonly refersToTable: Table

  constructor(
    readonly cell: Cell<Value>,
    readonly isRequired: IsRequired,
    /** Explains the column, and what an empty cell means, in the README of a template. */
    readonly meaning: string,
    readonly example: string,
    readonly traits: Traits = {},
  ) {}

  private with<Other extends Referable | null = Table>(traits: Traits): Column<Value, IsRequired, Other> {
    const { cell, isRequired, meaning, example } = this
    return new Column(cell, isRequired, meaning, example, { ...this.traits, ...traits })
  }

  as(place: string) {
    return this.with({ place })
  }

  usual() {
    return this.with({ isUsual: true })
  }

  or(fallback: Value) {
    return this.with({ fallback })
  }

  /** A number of the firm: of the row itself, or of a row that need not exist any more. */
  numberOf(table: Referable) {
    return this.with({ numbers: table })
  }

  ref<To extends Referable>(table: To, place: string = REFERABLE[table].foreignKey) {
    return this.with<To>({ refersTo: table, numbers: table, place })
  }

  media(kind: FileKind, place: string, { isOfAssociate = false } = {}) {
    return this.with({ media: { kind, isOfAssociate }, place })
  }

  exportedAs(exported: RawBuilder<unknown>) {
    return this.with({ exported })
  }
}

type AnyColumn = Column<unknown>
export type AnyColumns = Record<string, AnyColumn>
type ValueOf<One> =
  One extends Column<infer Value, infer IsRequired, Referable | null>
    ? Value | (IsRequired extends true ? never : null)
    : never

export interface CsvFile<Columns extends AnyColumns = AnyColumns> {
  name: string
  about: string
  table: keyof Database
  /** No two rows have the same values in these columns. */
  key: readonly string[]
  columns: Columns
  /** Columns of the table that are written for new rows only. */
  forNew?: Record<string, unknown>
  /** Columns of the table's unique index, if they are not the ones of `key`. */
  conflict?: string[]
  /** A subquery with the rows of the file, if they are not the rows of the table. */
  source?: RawBuilder<unknown>
  /** Rows with the same values in these columns are checked together, so a form sends them all. */
  together?: readonly string[]
  /** Which rows of the table the file has. */
  where?: RawBuilder<boolean>
  /** Tables whose rows are removed with a row. */
  parts?: (keyof Database)[]
  /** The import never removes rows that the file lacks. */
  stays?: true
}

/** The values of one row; empty optional cells are null. */
export type RowOf<File> =
  File extends CsvFile<infer Columns> ? { [Name in keyof Columns]: ValueOf<Columns[Name]> } : never

export const required = <Value>(cell: Cell<Value>, meaning: string, example: string) =>
  new Column<Value, true, null>(cell, true, meaning, example)

export const optional = <Value>(cell: Cell<Value>, meaning: string, example = '', traits: Traits = {}) =>
  new Column<Value, false, null>(cell, false, meaning, example, traits)

/** The import checks whether the row is new. */
export const requiredForNew = <Value>(cell: Cell<Value>, meaning: string, example: string) =>
  optional(cell, meaning, example, { isRequiredForNew: true })

/** Without a value, it follows from other columns: a form sends it only if the clerk changed it. */
export const calculated = <Value>(cell: Cell<Value>, meaning: string) =>
  optional(cell, meaning, '', { isCalculated: true })

/** An optional column whose absence changes nothing. */
export const kept = <Value>(cell: Cell<Value>, meaning: string, example = '') =>
  optional(cell, meaning, example, { keeps: 'stored' })

/** As `kept`, for values that a person can change in the portal: the import compares them with those of the last import. */
export const keptAsImported = <Value>(cell: Cell<Value>, meaning: string, example = '') =>
  optional(cell, meaning, example, { keeps: 'last imported' })

export function csvFile<Columns extends AnyColumns>(
  name: string,
  file: Omit<CsvFile<Columns>, 'name'> & { key: (keyof Columns & string)[] },
): CsvFile<Columns> {
  return { name: `${name}.csv`, ...file }
}

/** Identifies a row of the file. */
export const keyOf = ({ key }: { key: readonly string[] }, values: Record<string, unknown>): string =>
  key.length === 1 ? String(values[key[0]!]) : JSON.stringify(key.map((name) => values[name]))

export const columnsOf = (file: CsvFile): [string, AnyColumn][] => Object.entries(file.columns)

/** The column of the table: amounts and sizes end with their unit. */
export const placeOf = (name: string, { cell, traits }: AnyColumn): string =>
  traits.place ?? (cell.unit ? `${name}_${cell.unit}` : name)

/** What a file has of a row of the database. */
export const cellsOf = (file: CsvFile, row: Record<string, unknown>): string[] =>
  columnsOf(file).map(([name, { cell }]) =>
    row[name] === null || row[name] === undefined ? '' : cell.write(row[name]),
  )

/** Excel needs the byte order mark to read UTF-8. */
export const headerOf = (file: CsvFile): string => stringify([Object.keys(file.columns)], { bom: true })
