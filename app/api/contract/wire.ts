import { z } from 'zod'
import { isIsoDate, timestampInIndia } from '../../domain/dates'
import { paiseFromRupees } from '../../domain/money'
import { kind, parseApart, reader } from './reader'
import { reportTolerated, type Tolerance } from './tolerance'

/*
 * The upstream's replies as they travel: its spelling, numbers that may be numeric strings, null or missing.
 * Each schema turns them into the portal's own names and units, so nothing past this folder knows the wire.
 * A value that breaks the contract becomes null where the row is of use without it; readTolerantly() tells which.
 */

// A hundred thousand crore: its paise can still be counted exactly, and no amount of the trade comes near.
const MAX = 1e12

const NUMERIC = /^-?\d+(\.\d+)?$/
const number = z.number().min(-MAX).max(MAX)
const numeric = z
  .union([
    z.null(),
    z.undefined(),
    z.literal('').transform(() => null),
    number,
    z.string().trim().regex(NUMERIC, 'is not a number').transform(Number).pipe(number),
  ])
  .transform((value) => value ?? null)

function readNumber(wire: unknown): number | null | undefined {
  if (wire === undefined || wire === null || wire === '') return null
  const value = typeof wire === 'string' ? numberOf(wire.trim()) : wire
  return typeof value === 'number' && Math.abs(value) <= MAX ? value : undefined
}

const numberOf = (digits: string) => (NUMERIC.test(digits) ? Number(digits) : undefined)

const CURRENCY = /^(-?)\s*(?:₹|rs\.?|inr)\s*|\s*\/-$/gi
/** `1,23,456.50` and `123,456.50`; not `1,5`, which may be one and a half. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

/** `₹1,23,456.50` as 123456.5; null for what is no amount in digits. */
function readGrouped(wire: unknown): number | null {
  if (typeof wire !== 'string') return null
  const digits = wire.trim().replace(CURRENCY, '$1')
  return readNumber(GROUPED.test(digits) ? digits.replaceAll(',', '') : digits) ?? null
}

function numberAs<Value>(finish: (value: number | null) => Value, description: string) {
  return kind(numeric.transform(finish).describe(description), {
    read: (wire) => {
      const value = readNumber(wire)
      return value === undefined ? undefined : finish(value)
    },
    tolerate: (wire): [Value | null, Tolerance] => {
      const value = readGrouped(wire)
      return value === null ? [null, 'not a number'] : [finish(value), 'grouped amount']
    },
  })
}

/** Rupees on the wire, integer paise or null inside. */
export const money = numberAs(
  (rupees) => (rupees === null ? null : paiseFromRupees(rupees)),
  'Rupees, a number or numeric text; null, empty or missing when there is none.',
)

/** Null only for what is no number. */
export const count = numberAs(
  (value) => value ?? 0,
  'A number or numeric text; null, empty or missing counts as 0.',
)

export const decimal = numberAs(
  (value) => value,
  'A number or numeric text; null, empty or missing when there is none.',
)

const anId = z.union([z.string().min(1), z.number().int()]).transform(String)

function readId(wire: unknown): string | undefined {
  if (typeof wire === 'string' && wire !== '') return wire
  return Number.isInteger(wire) ? String(wire) : undefined
}

/** Ids travel as numbers or as strings; inside they are strings. For what a row or a reply is of no use without. */
export const id = kind(anId.describe('An id, text or whole number.'), { read: readId })

/** For an id that only links: without it the row is shown without the link. */
export const optionalId = kind(
  anId
    .nullish()
    .transform((value) => value ?? null)
    .describe('An id, text or whole number; null or missing when there is none.'),
  {
    read: (wire) => (wire === null || wire === undefined ? null : readId(wire)),
    tolerate: (wire): [null, Tolerance] => [null, wire === '' ? 'empty id' : 'not an id'],
  },
)

export const text = kind(
  z
    .union([z.null(), z.undefined(), z.string(), z.number()])
    .transform((value) => String(value ?? ''))
    .describe('Text, or a number that is read as text; null or missing is empty.'),
  {
    read: (wire) => {
      if (typeof wire === 'string') return wire
      if (wire === null || wire === undefined) return ''
      return typeof wire === 'number' && !Number.isNaN(wire) ? String(wire) : undefined
    },
    tolerate: (): [string, Tolerance] => ['', 'not a text'],
  },
)

/** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; null where there is none. */
export const date = kind(
  z
    .union([z.null(), z.undefined(), z.literal(''), z.string().refine(isWireDate, 'is not a date')])
    .transform((value) => value || null)
    .describe('yyyy-MM-dd or yyyy-MM-dd HH:mm:ss in Indian time; null, empty or missing when there is none.'),
  {
    read: (wire) => {
      if (wire === null || wire === undefined || wire === '') return null
      return typeof wire === 'string' && isWireDate(wire) ? wire : undefined
    },
    tolerate: (wire): [string | null, Tolerance] => {
      if (typeof wire !== 'string') return [null, 'not a date']
      if (wire.startsWith('0000-00-00')) return [null, 'zero date']
      const value = readIsoDateTime(wire)
      return [value, value === null ? 'not a date' : 'ISO date-time']
    },
  },
)

/** The day of a date that heads a group or makes a link; its time of day does not matter. */
export const dayOf = (value: string | null) => value?.slice(0, 10) ?? ''

const DAY_AND_TIME = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?$/

function isWireDate(value: string) {
  return DAY_AND_TIME.test(value) && isIsoDate(value.slice(0, 10))
}

const ISO_DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/

/** `2025-10-14T00:00:00` as it stands, `2025-10-13T18:30:00.000000Z` in Indian time: `yyyy-MM-dd HH:mm:ss`. */
function readIsoDateTime(wire: string): string | null {
  const [, day = '', time = '', zone] = ISO_DATE_TIME.exec(wire) ?? []
  if (!isIsoDate(day)) return null
  if (zone === undefined) return `${day} ${time}`
  const moment = new Date(`${day}T${time}${zone.replace(/^(...)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(moment.getTime()) ? null : timestampInIndia(moment)
}

/** 1, "1" and true are yes. */
export const flag = kind(
  z
    .union([z.number(), z.string(), z.boolean(), z.null(), z.undefined()])
    .transform(isYes)
    .describe('1, "1" or true is yes; anything else, null or missing is no.'),
  {
    read: (wire) =>
      (typeof wire === 'object' && wire !== null) || Number.isNaN(wire) ? undefined : isYes(wire),
    tolerate: (): [boolean, Tolerance] => [false, 'not a flag'],
  },
)

function isYes(wire: unknown) {
  return wire === true || Number(wire) === 1
}

/** An object of the wire. Missing optional fields are fine; fields that the contract does not name are reported once. */
export function wireObject<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const whole = z
    .object(shape)
    .catchall(z.unknown())
    .superRefine((value) => {
      for (const key of Object.keys(value)) if (!(key in shape)) reportUnknownField(name, key)
    })
    .describe(name)
  return reader(whole, (input, schema) => {
    if (!isEmptyList(input.data)) return schema._parse(input) as z.ParseReturnType<z.output<typeof whole>>
    // PHP has one kind of array: an empty object is sent as an empty list.
    reportTolerated(input.path, 'list for an object')
    return schema._parse({ data: {}, path: input.path, parent: input.parent }) as z.ParseReturnType<
      z.output<typeof whole>
    >
  }).describe(name)
}

/** An object that a reply is of use without; null where it is missing, empty or something else. */
export function optionalObject<Schema extends z.ZodTypeAny>(schema: Schema) {
  return reader(schema.nullish(), (input): z.ParseReturnType<z.output<Schema> | null> => {
    const { data, path } = input as { data: unknown; path: (string | number)[] }
    if (data === null || data === undefined) return z.OK(null)
    if (isEmptyList(data)) reportTolerated(path, 'list for an object')
    if (isEmptyList(data) || isEmptyObject(data)) return z.OK(null)
    const parsed = parseApart(schema, input)
    if (parsed.isValid) return z.OK(parsed.value)
    reportTolerated(parsed.issues[0]?.path ?? path, 'not an object')
    return z.OK(null)
  })
}

const isEmptyList = (wire: unknown) => Array.isArray(wire) && wire.length === 0
const isEmptyObject = (wire: unknown) =>
  typeof wire === 'object' && wire !== null && Object.keys(wire).length === 0

const reported = new Set<string>()
let listener: (field: string) => void = () => {}

/** Registers the listener for fields that the contract does not name; it gets each field once (M235). */
export function onUnknownField(hear: (field: string) => void) {
  listener = hear
  reported.clear()
}

function reportUnknownField(object: string, key: string) {
  const field = `${object}.${key}`
  // An upstream that answers with ever new keys must not fill the memory.
  if (reported.has(field) || reported.size >= 500) return
  reported.add(field)
  listener(field)
}
