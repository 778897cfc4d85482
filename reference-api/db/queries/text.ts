import { type Expression, sql, type SqlBool } from 'kysely'

/** Ignores case. Wildcards of LIKE have no effect. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `%${literal(text)}%`)
}

export function startsWith(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `${literal(text)}%`)
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function isLike(column: Expression<string>, pattern: string): Expression<SqlBool> {
  // SQLite lowers A to Z only, so JavaScript must not lower the pattern: é would not match É.
  return sql<SqlBool>`lower(${column}) like lower(${pattern}) escape '\\'`
}
