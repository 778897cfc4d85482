import { z } from 'zod'
import { paiseFromRupees } from '../../domain/money'
import { isIsoDate } from '../../domain/dates'

/*
 * The upstream's replies as they travel: its spelling, numbers that may be numeric strings, null or missing.
 * Each schema turns them into the portal's own names and units, so nothing past this folder knows the wire.
 */

// A hundred thousand crore: its paise can still be counted exactly, and no amount of the trade comes near.
const MAX = 1e12

const numeric = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^-?\d+(\.\d+)?$/, 'is not a number')
      .transform(Number),
  ])
  .pipe(z.number().min(-MAX).max(MAX))

const absent = z.union([z.null(), z.undefined(), z.literal('')]).transform(() => null)

/** Rupees on the wire, integer paise or null inside. */
export const money = z
  .union([absent, numeric.transform(paiseFromRupees)])
  .describe('Rupees, a number or numeric text; null, empty or missing when there is none.')

/** Rupees that count as nothing when absent: charges, discounts, payments. Integer paise. */
export const amount = money
  .transform((paise) => paise ?? 0)
  .describe('Rupees, a number or numeric text; null, empty or missing counts as 0.')

export const count = z
  .union([absent, numeric])
  .transform((value) => value ?? 0)
  .describe('A number or numeric text; null, empty or missing counts as 0.')

export const decimal = z
  .union([absent, numeric])
  .describe('A number or numeric text; null, empty or missing when there is none.')

/** Ids travel as numbers or as strings; inside they are strings. */
export const id = z
  .union([z.string().min(1), z.number().int()])
  .transform(String)
  .describe('An id, text or whole number.')

export const text = z
  .union([absent, z.string(), z.number().transform(String)])
  .transform((value) => value ?? '')
  .describe('Text, or a number that is read as text; null or missing is empty.')

/** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`; null where there is none. */
export const date = z
  .union([absent, z.string().refine((value) => isIsoDate(value.slice(0, 10)), 'is not a date')])
  .describe('yyyy-MM-dd or yyyy-MM-dd HH:mm:ss in Indian time; null, empty or missing when there is none.')

/** 1, "1" and true are yes. */
export const flag = z
  .union([z.number(), z.string(), z.boolean(), z.null(), z.undefined()])
  .transform((value) => value === true || Number(value) === 1)
  .describe('1, "1" or true is yes; anything else, null or missing is no.')

/** A list that an upstream may leave out or send as null when it is empty. */
export function list<Item extends z.ZodTypeAny>(item: Item) {
  return z
    .union([z.null(), z.undefined()])
    .transform((): z.output<Item>[] => [])
    .or(z.array(item))
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
