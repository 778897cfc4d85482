import { z } from 'zod'
import { paiseFromRupees } from '../../domain/money'
import { isIsoDate } from '../../domain/dates'
import { kind } from './kind'

/*
 * The upstream's replies as they travel: its spelling, numbers that may be numeric strings, null or missing.
 * Each schema turns them into the portal's own names and units, so nothing past this folder knows the wire.
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
  const value = typeof wire === 'string' && NUMERIC.test(wire) ? Number(wire) : wire
  return typeof value === 'number' && Math.abs(value) <= MAX ? value : undefined
}

function numberAs<Value>(finish: (value: number | null) => Value, description: string) {
  return kind(numeric.transform(finish).describe(description), (wire) => {
    const value = readNumber(wire)
    return value === undefined ? undefined : finish(value)
  })
}

/** Rupees on the wire, integer paise or null inside. */
export const money = numberAs(
  (rupees) => (rupees === null ? null : paiseFromRupees(rupees)),
  'Rupees, a number or numeric text; null, empty or missing when there is none.',
)

/** Rupees that count as nothing when absent: charges, discounts, payments. Integer paise. */
export const amount = numberAs(
  (rupees) => paiseFromRupees(rupees ?? 0),
  'Rupees, a number or numeric text; null, empty or missing counts as 0.',
)

export const count = numberAs(
  (value) => value ?? 0,
  'A number or numeric text; null, empty or missing counts as 0.',
)

export const decimal = numberAs(
  (value) => value,
  'A number or numeric text; null, empty or missing when there is none.',
)

/** Ids travel as numbers or as strings; inside they are strings. */
export const id = kind(
  z
    .union([z.string().min(1), z.number().int()])
    .transform(String)
    .describe('An id, text or whole number.'),
  (wire) =>
    typeof wire === 'string' && wire !== '' ? wire : Number.isInteger(wire) ? String(wire) : undefined,
)

export const text = kind(
  z
    .union([z.null(), z.undefined(), z.string(), z.number()])
    .transform((value) => String(value ?? ''))
    .describe('Text, or a number that is read as text; null or missing is empty.'),
  (wire) => (typeof wire === 'string' ? wire : wire === null || wire === undefined ? '' : undefined),
)

/** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; null where there is none. */
export const date = kind(
  z
    .union([z.null(), z.undefined(), z.string().refine(isDateOrEmpty, 'is not a date')])
    .transform((value) => value || null)
    .describe('yyyy-MM-dd or yyyy-MM-dd HH:mm:ss in Indian time; null, empty or missing when there is none.'),
  (wire) => {
    if (wire === null || wire === undefined || wire === '') return null
    return typeof wire === 'string' && isDateOrEmpty(wire) ? wire : undefined
  },
)

function isDateOrEmpty(value: string) {
  return value === '' || isIsoDate(value.slice(0, 10))
}

/** 1, "1" and true are yes. */
export const flag = kind(
  z
    .union([z.number(), z.string(), z.boolean(), z.null(), z.undefined()])
    .transform(isYes)
    .describe('1, "1" or true is yes; anything else, null or missing is no.'),
  (wire) => (typeof wire === 'object' && wire !== null ? undefined : isYes(wire)),
)

function isYes(wire: unknown) {
  return wire === true || Number(wire) === 1
}

/** A list that an upstream may leave out or send as null when it is empty. */
export function list<Item extends z.ZodTypeAny>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items): z.output<Item>[] => items ?? [])
}

/** An object of the wire. Missing optional fields are fine; fields that the contract does not name are reported once. */
export function wireObject<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z
    .object(shape)
    .catchall(z.unknown())
    .superRefine((value) => {
      for (const key of Object.keys(value)) if (!(key in shape)) reportUnknownField(name, key)
    })
    .describe(name)
}

const reported = new Set<string>()
let listener: (field: string) => void = () => {}

/** Who hears of a field the contract does not name; each field is told once (checklist M235). */
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
