import { type Expression, sql, type SqlBool } from 'kysely'
import { numberKey } from '../../../app/domain/typed'
import { lowerAscii } from '../../rules/find-text'

/** Ignores the case of A to Z only. Wildcards of LIKE in `text` match only themselves. */
export function contains(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `%${literal(text)}%`)
}

/** For numbers of plots: ignores spaces, and reads any digits and dashes (X101). */
export function containsNumber(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(sql<string>`replace(${column}, ' ', '')`, `%${literal(numberKey(text))}%`)
}

export function startsWith(column: Expression<string>, text: string): Expression<SqlBool> {
  return isLike(column, `${literal(text)}%`)
}

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function isLike(column: Expression<string>, pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${column}) like ${lowerAscii(pattern)} escape '\\'`
}
