import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../schema'
import { openTestDatabase } from '../../../tests/factories/test-database'
import { contains, startsWith } from './text'

let db: Kysely<Database>

beforeAll(async () => {
  db = await openTestDatabase()
})

afterAll(() => db.destroy())

const isFound = (value: string, text: string) => isTrue(contains(sql.ref('value'), text), value)

/** Tests a stored value, because `lower()` depends on the locale of the column. */
async function isTrue(condition: Expression<SqlBool>, value: string): Promise<boolean> {
  await db.deleteFrom('meta').execute()
  await db.insertInto('meta').values({ key: 'text', value }).execute()
  return (await db.selectFrom('meta').select('key').where(condition).execute()).length === 1
}

it.each([
  ['12/A', '12/a'],
  ['10+11', '0+1'],
  ['15-19', '15-19'],
  ['Anand Venkataramana Rao', 'VENKATA'],
  ['లక్ష్మీ ప్రసన్న', 'ప్రసన్న'],
  ['محمد عرفان', 'عرفان'],
  ["Joseph D'Souza", "d'souza"],
  ['ÉLODIE', 'É'],
  ['5% off', '5%'],
  ['a_b', '_'],
  ['a\\b', '\\'],
  ['a\\%b', '\\%'],
])('M141 "%s" contains "%s"', async (value, text) => {
  expect(await isFound(value, text)).toBe(true)
})

it.each([
  ['50 off', '5%'],
  ['12/A', '%'],
  ['12/A', '1_/'],
  ['ab', 'a\\b'],
  ['abc', 'a*c'],
  ['', 'a'],
])('M141 "%s" does not contain "%s"', async (value, text) => {
  expect(await isFound(value, text)).toBe(false)
})

it.each([
  ['12/A', '12/a', true],
  ['Anand Rao', 'ANAND', true],
  ['ÉLODIE', 'Él', true],
  ['లక్ష్మీ ప్రసన్న', 'లక్ష్మీ', true],
  ['5% off', '5%', true],
  ['Anand Rao', 'Rao', false],
  ['50 off', '5%', false],
  ['ab', '_b', false],
])('M218 "%s" begins with "%s": %j', async (value, text, expected) => {
  expect(await isTrue(startsWith(sql.ref('value'), text), value)).toBe(expected)
})
