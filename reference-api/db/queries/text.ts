import { type Expression, sql, type SqlBool } from 'kysely'

/** True where the column holds the text anywhere, upper and lower case alike. What means something to LIKE is taken as it is. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  const pattern = `%${text.toLocaleLowerCase('en-IN').replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`lower(${column}) like ${pattern} escape '\\'`
}
