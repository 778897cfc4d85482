import { type Expression, sql, type SqlBool } from 'kysely'

/** True where the column holds the text anywhere, upper and lower case alike. What means something to LIKE is taken as it is. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  // The database lowers both sides: SQLite lowers A to Z alone, and a É lowered elsewhere would not find itself.
  return sql<SqlBool>`lower(${column}) like lower(${pattern}) escape '\\'`
}
