import type { Generated } from 'kysely'

type ColumnType = 'integer' | 'bigint' | 'real' | 'text' | 'bytes'

interface Facts {
  type: ColumnType
  isNull?: boolean
  /** A number that the database gives a new row without one. */
  isNumbered?: boolean
  isKey?: boolean
  isUnique?: boolean
  standard?: string | number
  references?: string
  onDelete?: 'cascade' | 'set null'
}

/** A column: `Type` is what a query reads. */
export class Column<Type> {
  /** Has no value: it carries the type. */
  declare readonly type: Type

  constructor(readonly facts: Facts) {}

  null() {
    return this.with<Type | null>({ isNull: true })
  }

  key() {
    return this.with<Type>({ isKey: true })
  }

  unique() {
    return this.with<Type>({ isUnique: true })
  }

  default(standard: Type & (string | number)) {
    return this.with<Generated<Type>>({ standard })
  }

  to(references: string, onDelete?: Facts['onDelete']) {
    return this.with<Type>({ references, onDelete })
  }

  private with<Changed>(facts: Partial<Facts>) {
    return new Column<Changed>({ ...this.facts, ...facts })
  }
}

export const integer = <Type extends number = number>() => new Column<Type>({ type: 'integer' })
export const bigint = () => new Column<number>({ type: 'bigint' })
export const real = () => new Column<number>({ type: 'real' })
export const text = <Type extends string = string>() => new Column<Type>({ type: 'text' })
export const bytes = () => new Column<Uint8Array>({ type: 'bytes' })
/** SQLite has no boolean. */
export const flag = () => integer<0 | 1>()
export const numberedKey = (type: ColumnType = 'integer') =>
  new Column<Generated<number>>({ type, isKey: true, isNumbered: true })

type Columns = Record<string, Column<unknown>>

interface Index<Name> {
  /** Columns, or expressions in SQL. */
  on: Name[] | string
  where?: string
  isUnique?: boolean
}

interface Rules<Name = string> {
  /** A key of several columns. */
  key?: Name[]
  /** Combinations of columns that no two rows share. */
  once?: Name[][]
  check?: string
  indexes?: Record<string, Name[] | Index<Name>>
}

export interface Table<Of extends Columns = Columns> {
  columns: Of
  rules: Rules
}

export function table<Of extends Columns>(columns: Of, rules: Rules<keyof Of & string> = {}): Table<Of> {
  return { columns, rules }
}

export type TableOf<Of> =
  Of extends Table<infer Declared>
    ? { [Name in keyof Declared]: Declared[Name] extends Column<infer Type> ? Type : never }
    : never
