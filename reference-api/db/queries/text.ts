import { type Expression, sql, type SqlBool } from 'kysely'

/** True where the column holds the text anywhere, upper and lower case alike. What means something to LIKE is taken as it is. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `%${literal(text)}%`)
}

/** True where the column begins with the text, in the same way. */
export function startsWith(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `${literal(text)}%`)
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function isLike(column: Expression<string>, pattern: string): Expression<SqlBool> {
  // The database lowers both sides: SQLite lowers A to Z alone, and a É lowered elsewhere would not find itself.
  return sql<SqlBool>`lower(${column}) like lower(${pattern}) escape '\\'`
}
