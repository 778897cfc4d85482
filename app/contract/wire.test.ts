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

describe('numbers', () => {
  it.each([
    [7.5, 750],
    ['7.5', 750],
    [' 1500100 ', 150010000],
    ['-20', -2000],
    [0, 0],
    [1e-7, 0],
    [0.1 + 0.2 - 0.3, 0],
    [null, null],
    [undefined, null],
    ['', null],
  ])('M021 M235 the rupees %j give %j paise', (wire, paise) => {
    expect(read(money, wire)).toEqual([paise, null])
  })

  it.each([
    ['1,23,456.50', 123_456_50],
    ['12,500', 12_500_00],
    ['123,456.5', 123_456_50],
    ['₹1,200', 1_200_00],
    ['₹ 1200', 1_200_00],
    ['-₹1,200', -1_200_00],
    ['₹-1,200', -1_200_00],
    ['Rs. 1,200/-', 1_200_00],
    [' 1,200 ', 1_200_00],
  ])('M021 M235 the formatted amount %j gives %j paise', (wire, paise) => {
    expect(read(money, wire)).toEqual([paise, 'grouped amount'])
  })

  it.each([
    '1,5',
    '1,23',
    ',500',
    '₹',
    '1e5',
    'NaN',
    'abc',
    ' ',
    true,
    {},
    [1],
    1e21,
    '9'.repeat(400),
    '9'.repeat(20),
    '0'.repeat(41),
  ])('M235 %j is reported as not a number and becomes null', (wire) => {
    expect([money, decimal, count].map((schema) => read(schema, wire))).toEqual(
      Array.from({ length: 3 }, () => [null, 'not a number']),
    )
  })

  it.each([null, undefined, ''])('M021 %j is null as an amount and 0 as a count', (wire) => {
    expect([money, decimal, count].map((schema) => read(schema, wire)[0])).toEqual([null, null, 0])
  })

  it.each([
    [3, 3],
    ['200.5', 200.5],
  ])('M235 the number %j gives %j', (wire, number) => {
    expect([read(count, wire), read(decimal, wire)]).toEqual([
      [number, null],
      [number, null],
    ])
  })
})

describe('long values', () => {
  const long = 'x'.repeat(20_000)

  it('X126 an amount of more than 40 characters is not parsed', () => {
    const trim = vi.spyOn(String.prototype, 'trim')
    expect(read(money, `1${' '.repeat(100_000)}x`)).toEqual([null, 'not a number'])
    expect(read(date, `2026-09-07${' '.repeat(100_000)}`)).toEqual([null, 'not a date'])
    expect(trim).not.toHaveBeenCalled()
    trim.mockRestore()
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

describe('ids', () => {
  it.each([
    [5, '5'],
    ['B-5', 'B-5'],
    ['', UNREADABLE],
    [null, UNREADABLE],
    [undefined, UNREADABLE],
    [1.5, UNREADABLE],
    [[], UNREADABLE],
  ])('M235 the required id %j gives %j', (wire, value) => {
    expect(read(id, wire)).toEqual([value, null])
  })

  it.each([
    [5, '5', null],
    [null, null, null],
    [undefined, null, null],
    ['', null, 'empty id'],
    [1.5, null, 'not an id'],
    [{}, null, 'not an id'],
  ])('M235 the optional id %j gives %j', (wire, value, tolerance) => {
    expect(read(optionalId, wire)).toEqual([value, tolerance])
  })
})

describe('texts and flags', () => {
  it.each([
    ['రవి', 'రవి', null],
    [12, '12', null],
    [null, '', null],
    [undefined, '', null],
    [true, '', 'not a text'],
    [[], '', 'not a text'],
    [{ a: 1 }, '', 'not a text'],
  ])('M235 the text %j gives %j', (wire, value, tolerance) => {
    expect(read(text, wire)).toEqual([value, tolerance])
  })

  it.each([
    [1, true, null],
    ['1', true, null],
    [true, true, null],
    [0, false, null],
    ['0', false, null],
    ['yes', false, null],
    [2, false, null],
    [null, false, null],
    [undefined, false, null],
    [{}, false, 'not a flag'],
  ])('M235 the flag %j gives %j', (wire, value, tolerance) => {
    expect(read(flag, wire)).toEqual([value, tolerance])
  })
})

describe('dates', () => {
  it.each([
    ['2026-09-07', '2026-09-07'],
    ['2026-09-07 16:05:00', '2026-09-07 16:05:00'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('M022 M235 the date %j gives %j', (wire, value) => {
    expect(read(date, wire)).toEqual([value, null])
  })

  it.each([
    ['2025-10-14T00:00:00', '2025-10-14 00:00:00'],
    ['2025-10-14T09:30', '2025-10-14 09:30'],
    ['2025-10-14 00:00:00.000', '2025-10-14 00:00:00'],
    ['2025-10-14T09:30:00+05:30', '2025-10-14 09:30:00'],
    ['2025-10-14T09:30:00+0530', '2025-10-14 09:30:00'],
    ['2025-10-13T18:30:00.000000Z', '2025-10-14 00:00:00'],
  ])('M022 M235 the date-time %j is %j in India', (wire, value) => {
    expect(read(date, wire)).toEqual([value, 'ISO date-time'])
  })

  it.each([
    ['2026-09-07 25:10:00', '2026-09-07'],
    ['2026-09-07 16:60', '2026-09-07'],
    ['2025-10-14T25:00:00', '2025-10-14'],
    ['2026-09-07T25:00:00Z', '2026-09-07'],
  ])('M022 M235 %j, whose time does not exist, is read as the day %j and reported', (wire, value) => {
    expect(read(date, wire)).toEqual([value, 'not a time'])
  })

  it.each([
    ['0000-00-00', 'zero date'],
    ['0000-00-00 00:00:00', 'zero date'],
    ['0000-00-00T00:00:00', 'zero date'],
    ['-0001-11-30 00:00:00', 'not a date'],
    ['2026-02-31', 'not a date'],
    ['7-Sep-26', 'not a date'],
    [20260907, 'not a date'],
    [{}, 'not a date'],
  ])('M022 M235 %j becomes null and is reported as "%s"', (wire, tolerance) => {
    expect(read(date, wire)).toEqual([null, tolerance])
  })
})

describe('objects', () => {
  const Info = wireObject('info', { total: money })

  it('M235 PHP’s empty list is an empty object', () => {
    expect(read(Info, [])).toEqual([{ total: null }, 'list for an object'])
    expect(read(Info, [1])).toEqual([UNREADABLE, null])
  })

  it.each([
    [null, null, null],
    [undefined, null, null],
    [{}, null, null],
    [[], null, 'list for an object'],
    ['none', null, 'not an object'],
    [7, null, 'not an object'],
    [{ total: 5 }, { total: 500 }, null],
  ])('M235 the optional object %j gives %j', (wire, value, tolerance) => {
    expect(read(optionalObject(Info), wire)).toEqual([value, tolerance])
  })
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
