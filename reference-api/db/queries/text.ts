import { type Expression, sql, type SqlBool } from 'kysely'

/** Ignores case; on SQLite only of A to Z. Wildcards of LIKE have no effect. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `%${literal(text)}%`)
}

export function startsWith(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `${literal(text)}%`)
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function isLike(column: Expression<string>, pattern: string): Expression<SqlBool> {
  // The database lowers both sides. SQLite lowers A to Z only: if JavaScript lowered a typed É to é, it would not match a stored É.
  return sql<SqlBool>`lower(${column}) like lower(${pattern}) escape '\\'`
}
