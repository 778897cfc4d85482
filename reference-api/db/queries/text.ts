import { type Expression, sql, type SqlBool } from 'kysely'

/** Case-insensitive; LIKE wildcards in the text match literally. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `%${literal(text)}%`)
}

export function startsWith(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `${literal(text)}%`)
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function isLike(column: Expression<string>, pattern: string): Expression<SqlBool> {
  // The database lowers both sides: SQLite lowers only A to Z, so a text lowered here would not match É.
  return sql<SqlBool>`lower(${column}) like lower(${pattern}) escape '\\'`
}
