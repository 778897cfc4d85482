import { expect, it } from 'vitest'
import { z } from 'zod/v4'
import { list, oneOrMany, optionalList } from './list'
import { readTolerantly, recover } from './tolerance'
import { id, money, optionalId, text } from './wire'
import { wireObject } from './wire-object'

const Row = wireObject('row', { row_id: id, paid: money })
const Reply = wireObject('reply', { rows: list(Row) })

function read(schema: z.ZodType, wire: unknown) {
  const { parsed, tolerated } = readTolerantly(schema, wire)
  return {
    rows: parsed.success ? (parsed.data as { rows: unknown }).rows : parsed.error.issues[0]?.path.join('.'),
    tolerated: tolerated.map(({ place, tolerance }) => `${place}: ${tolerance}`),
  }
}

const row = (row_id: unknown, paid: unknown = 1) => ({ row_id, paid })
const readRow = (row_id: string, paid: number | null = 100) => ({ row_id, paid })

it.each([
  [null, [], []],
  [undefined, [], []],
  [[row(1)], [readRow('1')], []],
  // PHP's forms of a list.
  [{}, [], ['rows: object for a list']],
  [{ 0: row(1), 1: row(2) }, [readRow('1'), readRow('2')], ['rows: object for a list']],
])('M235 reads %j as %j; reported: %j', (rows, value, tolerated) => {
  expect(read(Reply, { rows })).toEqual({ rows: value, tolerated })
})

it.each(['', 'none', 7, true, { a: row(1) }])('M235 %j is no list: the reply is unreadable', (rows) => {
  expect(read(Reply, { rows }).rows).toBe('rows')
})

it('M235 keeps rows with a bad field and reports each kind of fault once', () => {
  const rows = [row(1, {}), row(2, '1,200'), row(3, {}), row(4)]
  expect(read(Reply, { rows })).toEqual({
    rows: [readRow('1', null), readRow('2', 120_000), readRow('3', null), readRow('4')],
    tolerated: ['rows.0.paid: not a number', 'rows.1.paid: grouped amount'],
  })
})

it('M235 drops an unreadable row and keeps the others', () => {
  expect(read(Reply, { rows: [row(''), row(2), null, 'x'] })).toEqual({
    rows: [readRow('2')],
    tolerated: ['rows.0.row_id: row left out', 'rows.2: row left out'],
  })
})

it('M235 a row whose required text is empty is unreadable', () => {
  const Named = wireObject('named', { rows: list(wireObject('name', { name: z.string().min(1) })) })
  expect(read(Named, { rows: [{ name: '' }, { name: 'A' }] })).toEqual({
    rows: [{ name: 'A' }],
    tolerated: ['rows.0.name: row left out'],
  })
  expect(read(Named, { rows: [{ name: '' }] }).rows).toBe('rows.0.name')
})

it('M235 a reply with only unreadable rows is unreadable', () => {
  expect(read(Reply, { rows: [row(''), row(null)] }).rows).toBe('rows.0.row_id')
})

let reads = 0
const counted = z.unknown().transform(() => (reads += 1))

it.each([
  ['rows', Array.from({ length: 30_000 }, () => 1)],
  ['rows as an object', Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [index, 1]))],
])('X126 a list of %s is read up to 10,000 rows, and reported', (_, rows) => {
  for (const Long of [list(counted), optionalList(counted), oneOrMany(counted)]) {
    reads = 0
    const { tolerated } = read(z.object({ rows: Long }), { rows })
    expect([reads, tolerated.at(-1)]).toEqual([10_000, 'rows: too many rows'])
  }
})

it('X126 M235 deviations after the first 500 of a kind add no issues', () => {
  let issues = 0
  const rows = z.array(Row).check(recover((payload) => (issues = payload.issues.length)))
  const wire = { rows: Array.from({ length: 5_000 }, (_, index) => row(index, {})) }
  const { parsed, tolerated } = readTolerantly(z.object({ rows }), wire)
  expect([issues, parsed.data?.rows.length]).toEqual([500, 5_000])
  expect(tolerated.map(({ place }) => place)).toEqual(['rows.0.paid'])
  readTolerantly(z.object({ rows }), wire)
  expect(issues).toBe(500)
})

const Group = wireObject('group', { name: text, group_id: optionalId, rows: optionalList(Row) })

it.each([
  ['', [], 'rows: not a list'],
  [7, [], 'rows: not a list'],
  [[null], [], 'rows.0: row left out'],
  [{ 0: row(1) }, [readRow('1')], 'rows: object for a list'],
])('M235 a group stays readable with the rows %j', (rows, value, reported) => {
  expect(read(Group, { name: 'A', rows })).toEqual({ rows: value, tolerated: [reported] })
})

const OneOrMany = wireObject('one', { rows: oneOrMany(Row) })

it.each([
  [row(1), [readRow('1')], []],
  [[row(1), row(2)], [readRow('1'), readRow('2')], []],
  [{ 0: row(1) }, [readRow('1')], ['rows: object for a list']],
  [{}, [], ['rows: object for a list']],
  [null, [], []],
])('M235 a list or its only row is read from %j', (rows, value, tolerated) => {
  expect(read(OneOrMany, { rows })).toEqual({ rows: value, tolerated })
})
