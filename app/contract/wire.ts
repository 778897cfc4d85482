import type { z } from 'zod/v4'
import { isIsoDate, timestampInIndia } from '../domain/dates'
import { paiseFromRupees } from '../domain/money'
import type { Rate } from '../domain/rate'
import { oneLine } from '../domain/typed'
import { scalar } from './scalar'
import { named } from './scalar-schemas'
import { cutText, MAX_LENGTH } from './text-length'
import type { Tolerance } from './tolerance'

/*
 * The schemas of this folder convert replies to the portal's names and units. If a row is useful without a value that breaks the contract,
 * the value becomes null, an empty text or false. `readTolerantly` reports the first such value of each field and tolerance.
 */

// In rupees, more than any real amount; in paise, still a safe integer.
const MAX_NUMBER = 1e12
const NUMERIC = /^-?\d+(\.\d+)?$/
const CURRENCY = /^(-?)\s*(?:₹|rs\.?|inr)\s*/i
/** `1,23,456.50` and `123,456.50`; not `1,5`, which may be one and a half. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/
const DAY_AND_TIME = /^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/
const ISO_DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/

export const decimal = scalar(named('Decimal'), readNumber, repairNumber)

/** A missing or empty value becomes 0. Null if the value is not a number or is above the maximum. */
export const count = scalar<number | null>(named('Count'), readCount, repairNumber)
export const strictCount = scalar(named('Count'), readCount)

/** Rupees on the wire; whole paise or null in the portal. */
export const money = scalar(
  named('Money'),
  (wire) => {
    const rupees = readNumber(wire)
    return rupees === undefined ? undefined : toPaise(rupees)
  },
  (wire) => {
    const [rupees, tolerance] = repairNumber(wire)
    return [toPaise(rupees), tolerance]
  },
)

function readCount(wire: unknown): number | undefined {
  const value = readNumber(wire)
  return value === null ? 0 : value
}

function readNumber(wire: unknown): number | null | undefined {
  if (wire === undefined || wire === null || wire === '') return null
  const value = typeof wire === 'string' ? numberOf(wire) : wire
  return typeof value === 'number' && Math.abs(value) <= MAX_NUMBER ? value : undefined
}

function numberOf(wire: string) {
  if (wire.length > MAX_LENGTH.number) return undefined
  const digits = wire.trim()
  return NUMERIC.test(digits) ? Number(digits) : undefined
}

/** `₹1,23,456.50` becomes 123456.5. */
function repairNumber(wire: unknown): [number | null, Tolerance] {
  if (typeof wire !== 'string' || wire.length > MAX_LENGTH.number) return [null, 'not a number']
  const digits = wire.trim().replace(/\/-$/, '').trimEnd().replace(CURRENCY, '$1')
  const value = readNumber(GROUPED.test(digits) ? digits.replaceAll(',', '') : digits) ?? null
  return [value, value === null ? 'not a number' : 'grouped amount']
}

function toPaise(rupees: number | null) {
  return rupees === null ? null : paiseFromRupees(rupees)
}

/** A row or reply without the id is unreadable. */
export const id = scalar(named('Id'), readId)

/** For ids that a row may lack, such as those in its links. */
export const optionalId = scalar<string | null>(
  named('OptionalId'),
  (wire) => (wire === null || wire === undefined ? null : readId(wire)),
  (wire) => [null, wire === '' ? 'empty id' : 'not an id'],
)

function readId(wire: unknown): string | undefined {
  if (typeof wire === 'string') return wire !== '' && wire.length <= MAX_LENGTH.id ? wire : undefined
  return Number.isInteger(wire) ? String(wire) : undefined
}

/** A longer text is cut. */
export const text = scalar(named('Text'), readLine, (wire) =>
  cutTo(MAX_LENGTH.text)(typeof wire === 'string' ? oneLine(wire) : wire),
)
export const strictText = scalar(named('Text'), readLine)
export const longText = scalar(named('LongText'), readText(MAX_LENGTH.longText), cutTo(MAX_LENGTH.longText))
export const strictLongText = scalar(named('LongText'), readText(MAX_LENGTH.longText))

/** Empty if it is longer, because the beginning of a URL leads elsewhere. */
export const url = scalar(named('Url'), readText(MAX_LENGTH.url), (wire) => [
  '',
  typeof wire === 'string' ? 'too long' : 'not a text',
])

/** Must arrive whole. May be empty. */
export const optionalToken = scalar(named('Token'), readText(MAX_LENGTH.token))

function readText(maxLength: number) {
  return (wire: unknown): string | undefined => {
    if (typeof wire === 'string') return wire.length <= maxLength ? wire : undefined
    if (wire === null || wire === undefined) return ''
    return typeof wire === 'number' && !Number.isNaN(wire) ? String(wire) : undefined
  }
}

/** Names, numbers and words are one line, whatever an upstream has in them (X104). */
function readLine(wire: unknown): string | undefined {
  const text = readText(MAX_LENGTH.text)(wire)
  return text !== undefined && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? oneLine(text) : text
}

function cutTo(maxLength: number) {
  return (wire: unknown): [string, Tolerance] =>
    typeof wire === 'string' ? [cutText(wire, maxLength), 'too long'] : ['', 'not a text']
}

/** `yyyy-MM-dd`, optionally with `HH:mm` or `HH:mm:ss`. */
export const date = scalar<string | null>(
  named('DateText'),
  (wire) => {
    if (wire === null || wire === undefined || wire === '') return null
    return typeof wire === 'string' && isWireDate(wire) ? wire : undefined
  },
  (wire) => {
    if (typeof wire !== 'string' || wire.length > MAX_LENGTH.number) return [null, 'not a date']
    if (wire.startsWith('0000-00-00')) return [null, 'zero date']
    return repairDateTime(wire)
  },
)

/** `yyyy-MM-dd`; empty if there is none. */
export const day = date.transform((value) => value?.slice(0, 10) ?? '')

function isWireDate(value: string) {
  return DAY_AND_TIME.test(value) && isIsoDate(value.slice(0, 10))
}

/** Converts times with a zone, such as `2025-10-13T18:30:00.000000Z`, to Indian time. If the time does not exist, keeps the day. */
function repairDateTime(wire: string): [string | null, Tolerance] {
  const [, day = '', time = '', zone] = ISO_DATE_TIME.exec(wire) ?? []
  if (!isIsoDate(day)) return [null, 'not a date']
  const local = `${day} ${time}`
  if (!isWireDate(local)) return [day, 'not a time']
  if (zone === undefined) return [local, 'ISO date-time']
  const moment = new Date(`${day}T${time}${zone.replace(/^(...)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(moment.getTime()) ? [day, 'not a time'] : [timestampInIndia(moment), 'ISO date-time']
}

export const flag = scalar(
  named('Flag'),
  (wire) => ((typeof wire === 'object' && wire !== null) || Number.isNaN(wire) ? undefined : isYes(wire)),
  () => [false, 'not a flag'],
)

function isYes(wire: unknown) {
  return wire === true || Number(wire) === 1
}

export const orNull = (schema: z.ZodType<string>) => schema.transform((value) => value || null)
export const orZero = (schema: z.ZodType<number | null>) => schema.transform((value) => value ?? 0)

/** Another word becomes `other`. */
export const oneOf = <Word extends string, const Other>(words: readonly Word[], other: Other) =>
  text.transform((value) => words.find((word) => word === value) ?? other)

/** A type with `%` or `percent` means per cent, one with `yd` or `yard` per yard, any other a flat sum. 0 means no rate (M183). */
export function rateOf({ value, type }: { value: number | null; type: string }): Rate | null {
  if (!value) return null
  if (/%|percent/i.test(type)) return { kind: 'percent', percent: value }
  return { kind: /yd|yard/i.test(type) ? 'per-yard' : 'flat', paise: paiseFromRupees(value) }
}
