import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/v4'
import { readTolerantly } from './tolerance'
import {
  count,
  date,
  decimal,
  flag,
  id,
  longText,
  money,
  optionalId,
  optionalToken,
  strictLongText,
  strictText,
  text,
  url,
} from './wire'
import { onUnknownField, optionalObject, wireObject } from './wire-object'

const UNREADABLE = 'unreadable'

/** Returns the parsed value and the tolerance of its fault, if any. */
function read(schema: z.ZodType, wire: unknown): [value: unknown, tolerance: string | null] {
  const { parsed, tolerated } = readTolerantly(
    z.object({ value: schema }),
    wire === undefined ? {} : { value: wire },
  )
  for (const { place } of tolerated) expect(place).toBe('value')
  if (parsed.success) return [parsed.data.value as unknown, tolerated[0]?.tolerance ?? null]
  expect(parsed.error.issues[0]?.path).toEqual(['value'])
  return [UNREADABLE, null]
}

it.each<[wire: unknown, paise: number, tolerance: string | null]>([
  [7.5, 750, null],
  [' 1500100 ', 150010000, null],
  ['-20', -2000, null],
  [0, 0, null],
  [1e-7, 0, null],
  [0.1 + 0.2 - 0.3, 0, null],
  ['1,23,456.50', 123_456_50, 'grouped amount'],
  ['123,456.5', 123_456_50, 'grouped amount'],
  ['₹1,200', 1_200_00, 'grouped amount'],
  ['₹ 1200', 1_200_00, 'grouped amount'],
  ['-₹1,200', -1_200_00, 'grouped amount'],
  ['₹-1,200', -1_200_00, 'grouped amount'],
  ['Rs. 1,200/-', 1_200_00, 'grouped amount'],
  [' 1,200 ', 1_200_00, 'grouped amount'],
])('M021 M235 the rupees %j give %j paise; reported: %j', (wire, paise, tolerance) => {
  expect(read(money, wire)).toEqual([paise, tolerance])
})

it.each([
  ...['1,5', '1,23', ',500', '₹', '1e5', 'NaN', ' '],
  ...[true, {}, [1], 1e21, '9'.repeat(400), '9'.repeat(20), '0'.repeat(41)],
])('M235 %j is reported as not a number and becomes null', (wire) => {
  expect([money, decimal, count].map((schema) => read(schema, wire))).toEqual(
    Array.from({ length: 3 }, () => [null, 'not a number']),
  )
})

it.each([null, undefined, ''])('M021 M235 %j is null as an amount and 0 as a count', (wire) => {
  const values = [money, decimal, count].map((schema) => read(schema, wire))
  expect(values).toEqual([null, null, 0].map((value) => [value, null]))
})

describe('long values', () => {
  const long = 'x'.repeat(20_000)

  it('X126 an amount of more than 40 characters is not parsed', () => {
    const trim = vi.spyOn(String.prototype, 'trim')
    expect(read(money, `1${' '.repeat(100_000)}x`)).toEqual([null, 'not a number'])
    expect(read(date, `2026-09-07${' '.repeat(100_000)}`)).toEqual([null, 'not a date'])
    expect(trim).not.toHaveBeenCalled()
  })

  it('X126 texts are cut at 200 characters, messages at 10,000, and reported', () => {
    expect(read(text, long)).toEqual(['x'.repeat(200), 'too long'])
    expect(read(longText, long)).toEqual(['x'.repeat(10_000), 'too long'])
  })

  it('X126 URLs of more than 2,000 characters are left out, because a part of them leads elsewhere', () => {
    expect(read(url, `https://x.example/${'x'.repeat(1_900)}`)[0]).toHaveLength(1_918)
    expect(read(url, `https://x.example/${long}`)).toEqual(['', 'too long'])
    expect(read(url, [])).toEqual(['', 'not a text'])
  })

  it('X126 ids, tokens and texts that an edit sends back are not cut: they are unreadable', () => {
    const schemas = [id, strictText, strictLongText, optionalToken]
    expect(schemas.map((schema) => read(schema, long)[0])).toEqual(schemas.map(() => UNREADABLE))
    expect(read(optionalId, long)).toEqual([null, 'not an id'])
  })
})

const Info = wireObject('info', { total: money })
const kinds = {
  count,
  decimal,
  id,
  optionalId,
  text,
  flag,
  object: Info,
  optionalObject: optionalObject(Info),
}

it.each<[keyof typeof kinds, wire: unknown, value: unknown, tolerance: string | null]>([
  ['count', 3, 3, null],
  ['count', '200.5', 200.5, null],
  ['decimal', '200.5', 200.5, null],
  ['id', 5, '5', null],
  ['id', 'B-5', 'B-5', null],
  ['id', '', UNREADABLE, null],
  ['id', null, UNREADABLE, null],
  ['id', undefined, UNREADABLE, null],
  ['id', 1.5, UNREADABLE, null],
  ['id', [], UNREADABLE, null],
  ['optionalId', 5, '5', null],
  ['optionalId', null, null, null],
  ['optionalId', undefined, null, null],
  ['optionalId', '', null, 'empty id'],
  ['optionalId', 1.5, null, 'not an id'],
  ['optionalId', {}, null, 'not an id'],
  ['text', 'రవి', 'రవి', null],
  ['text', 12, '12', null],
  ['text', null, '', null],
  ['text', undefined, '', null],
  ['text', true, '', 'not a text'],
  ['text', { a: 1 }, '', 'not a text'],
  ['flag', '1', true, null],
  ['flag', true, true, null],
  ['flag', 0, false, null],
  ['flag', '0', false, null],
  ['flag', 'yes', false, null],
  ['flag', 2, false, null],
  ['flag', null, false, null],
  ['flag', {}, false, 'not a flag'],
  // PHP sends an empty list for an empty object.
  ['object', [], { total: null }, 'list for an object'],
  ['object', [1], UNREADABLE, null],
  ['optionalObject', null, null, null],
  ['optionalObject', undefined, null, null],
  ['optionalObject', {}, null, null],
  ['optionalObject', [], null, 'list for an object'],
  ['optionalObject', 'none', null, 'not an object'],
  ['optionalObject', { total: 5 }, { total: 500 }, null],
])('M235 as %s, %j is read as %j; reported: %j', (kind, wire, value, tolerance) => {
  expect(read(kinds[kind], wire)).toEqual([value, tolerance])
})

it.each<[wire: unknown, value: string | null, tolerance: string | null]>([
  ['2026-09-07', '2026-09-07', null],
  ['2026-09-07 16:05:00', '2026-09-07 16:05:00', null],
  ['', null, null],
  [null, null, null],
  [undefined, null, null],
  // Times with an offset become times in India.
  ['2025-10-14T00:00:00', '2025-10-14 00:00:00', 'ISO date-time'],
  ['2025-10-14T09:30', '2025-10-14 09:30', 'ISO date-time'],
  ['2025-10-14 00:00:00.000', '2025-10-14 00:00:00', 'ISO date-time'],
  ['2025-10-14T09:30:00+05:30', '2025-10-14 09:30:00', 'ISO date-time'],
  ['2025-10-14T09:30:00+0530', '2025-10-14 09:30:00', 'ISO date-time'],
  ['2025-10-13T18:30:00.000000Z', '2025-10-14 00:00:00', 'ISO date-time'],
  // A time that does not exist is dropped, its day is kept.
  ['2026-09-07 25:10:00', '2026-09-07', 'not a time'],
  ['2026-09-07 16:60', '2026-09-07', 'not a time'],
  ['2025-10-14T25:00:00', '2025-10-14', 'not a time'],
  ['2026-09-07T25:00:00Z', '2026-09-07', 'not a time'],
  ['0000-00-00', null, 'zero date'],
  ['0000-00-00 00:00:00', null, 'zero date'],
  ['-0001-11-30 00:00:00', null, 'not a date'],
  ['2026-02-31', null, 'not a date'],
  [20260907, null, 'not a date'],
  [{}, null, 'not a date'],
])('M022 M235 the date %j is read as %j; reported: %j', (wire, value, tolerance) => {
  expect(read(date, wire)).toEqual([value, tolerance])
})

describe('fields outside the contract', () => {
  let reported: string[]
  beforeEach(() => {
    reported = []
    return onUnknownField((field) => reported.push(field))
  })

  it('M235 are reported once per kind of object, without their values', () => {
    const Plot = wireObject('plot', { plot_no: text })
    const Plots = z.array(Plot)
    Plots.parse([
      { plot_no: '1', extra: 'secret' },
      { extra: 'secret', more: 1 },
    ])
    wireObject('block', {}).parse({ extra: 1 })
    Plots.parse([{ extra: 'secret' }])
    expect(reported).toEqual(['plot.extra', 'plot.more', 'block.extra'])
  })

  it('M235 are reported for at most 500 names', () => {
    const Open = wireObject('open', {})
    Open.parse(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, 1])))
    expect(reported).toHaveLength(500)
  })
})

it.each([
  ['Padma\r\nKumari\t(W/o Suresh)', 'Padma Kumari (W/o Suresh)'],
  ['Ravi\u2028Kumar\u0000', 'Ravi Kumar'],
])('X104 the name %j is one line', (wire, name) => {
  expect(text.parse(wire)).toBe(name)
})
