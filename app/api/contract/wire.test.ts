import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { amount, count, date, decimal, flag, id, list, money, onUnknownField, text, wireObject } from './wire'

const UNREADABLE = 'unreadable'
const read = (schema: z.ZodTypeAny, wire: unknown) => {
  const parsed = z.object({ value: schema }).safeParse(wire === undefined ? {} : { value: wire })
  if (parsed.success) return parsed.data.value as unknown
  expect(parsed.error.issues[0]?.path).toEqual(['value'])
  return UNREADABLE
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
    ['1,500', UNREADABLE],
    ['₹5', UNREADABLE],
    ['1e5', UNREADABLE],
    ['NaN', UNREADABLE],
    ['abc', UNREADABLE],
    [true, UNREADABLE],
    [{}, UNREADABLE],
    [[1], UNREADABLE],
    [Number.NaN, UNREADABLE],
    [Number.POSITIVE_INFINITY, UNREADABLE],
    [1e21, UNREADABLE],
  ])('M021 M235 rupees %j are %j paise', (wire, paise) => {
    expect(read(money, wire)).toBe(paise)
  })

  it.each([null, undefined, ''])('M235 a charge of %j is nothing', (wire) => {
    expect(read(amount, wire)).toBe(0)
    expect(read(count, wire)).toBe(0)
    expect(read(decimal, wire)).toBeNull()
  })

  it.each([
    [3, 3],
    ['200.5', 200.5],
    ['three', UNREADABLE],
  ])('M235 the number %j is %j', (wire, number) => {
    expect([read(count, wire), read(decimal, wire)]).toEqual([number, number])
  })
})

describe('numbers too large to count with', () => {
  it.each([400, 20])('M235 a text of %i digits is unreadable', (digits) => {
    const wire = '9'.repeat(digits)
    expect([money, amount, count, decimal].map((schema) => read(schema, wire))).toEqual(
      Array.from({ length: 4 }, () => UNREADABLE),
    )
  })
})

describe('other values', () => {
  it.each([
    [5, '5'],
    ['B-5', 'B-5'],
    ['', UNREADABLE],
    [null, UNREADABLE],
    [undefined, UNREADABLE],
    [1.5, UNREADABLE],
  ])('M235 the id %j is %j', (wire, value) => {
    expect(read(id, wire)).toBe(value)
  })

  it.each([
    ['రవి', 'రవి'],
    [12, '12'],
    [null, ''],
    [undefined, ''],
    [true, UNREADABLE],
    [[], UNREADABLE],
  ])('M235 the text %j is %j', (wire, value) => {
    expect(read(text, wire)).toBe(value)
  })

  it.each([
    ['2026-09-07', '2026-09-07'],
    ['2026-09-07 16:05:00', '2026-09-07 16:05:00'],
    ['', null],
    [null, null],
    [undefined, null],
    ['2026-02-31', UNREADABLE],
    ['7-Sep-26', UNREADABLE],
    [20260907, UNREADABLE],
  ])('M022 M235 the date %j is %j', (wire, value) => {
    expect(read(date, wire)).toBe(value)
  })

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    ['yes', false],
    [2, false],
    [null, false],
    [undefined, false],
    [{}, UNREADABLE],
  ])('M235 the flag %j is %j', (wire, value) => {
    expect(read(flag, wire)).toBe(value)
  })

  it.each([
    [null, []],
    [undefined, []],
    [[], []],
    [
      ['a', 1],
      ['a', '1'],
    ],
    [{}, UNREADABLE],
    ['', UNREADABLE],
  ])('M235 the list %j is %j', (wire, value) => {
    expect(read(list(text), wire)).toEqual(value)
  })
})

describe('what is usually sent', () => {
  it.each(Object.entries({ money, amount, count, decimal, id, text, date, flag }))(
    'M235 is read as %s alike the quick way and the whole',
    (_, kind) => {
      const usual = fc.oneof(
        fc.jsonValue(),
        fc.constant(undefined),
        fc.double(),
        fc.integer().map(String),
        fc.double().map(String),
        fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
      )
      fc.assert(
        fc.property(usual, (wire) => {
          const [quick, whole] = [kind, kind.schema].map((schema) => schema.safeParse(wire))
          expect([quick?.success, quick?.data]).toEqual([whole?.success, whole?.data])
        }),
        { numRuns: 1_000 },
      )
    },
  )
})

describe('fields that the contract does not name', () => {
  let told: string[]
  beforeEach(() => {
    told = []
    onUnknownField((field) => told.push(field))
  })

  it('M235 are told once for each object, by name alone', () => {
    const Plot = wireObject('plot', { plot_no: text })
    const Plots = z.array(Plot)
    Plots.parse([
      { plot_no: '1', extra: 'secret' },
      { extra: 'secret', more: 1 },
    ])
    wireObject('block', {}).parse({ extra: 1 })
    Plots.parse([{ extra: 'secret' }])
    expect(told).toEqual(['plot.extra', 'plot.more', 'block.extra'])
  })

  it('M235 never fill the memory', () => {
    const Open = wireObject('open', {})
    Open.parse(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key${index}`, 1])))
    expect(told).toHaveLength(500)
  })
})
