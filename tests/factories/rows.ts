import type { Kysely } from 'kysely'
import type { Database, NewRow, Row } from '../../reference-api/schema'

/* Rows of a test database by the values of their columns. */

type Table = keyof Database
type AnyTable = Kysely<Record<string, Record<string, unknown>>>

/** The rows with these values, in the order of a column. */
export async function rowsOf<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  values: Partial<Row<Name>> = {},
  order?: keyof Row<Name> & string,
): Promise<Row<Name>[]> {
  let query = (db as unknown as AnyTable).selectFrom(table as string).selectAll()
  for (const [column, value] of Object.entries(values))
    query = query.where(column, value === null ? 'is' : '=', value)
  return (await (order ? query.orderBy(order) : query).execute()) as Row<Name>[]
}

/** The first row with these values. Fails if there is none. */
export async function rowOf<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  values: Partial<Row<Name>> = {},
  order?: keyof Row<Name> & string,
): Promise<Row<Name>> {
  const [row] = await rowsOf(db, table, values, order)
  if (!row) throw new Error(`No row of ${table} has ${JSON.stringify(values)}.`)
  return row
}

/** Changes the rows with these values. */
export async function setRows<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  values: Partial<Row<Name>>,
  to: Partial<NewRow<Name>>,
): Promise<void> {
  let query = (db as unknown as AnyTable).updateTable(table as string).set(to)
  for (const [column, value] of Object.entries(values))
    query = query.where(column, value === null ? 'is' : '=', value)
  await query.execute()
}
