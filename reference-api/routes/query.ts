import { z } from 'zod/v4'
import { isIsoDate, timestampInIndia } from '../../app/domain/dates'

const MAX_TEXT_LENGTH = 200
const MAX_LONG_TEXT = 500
const MAX_FIND_TEXT = 100
const MAX_CODES = 300
const MAX_CODES_TEXT = 20_000

/* Types of query parameters. An empty value counts as absent. */

export const optionalText = optional(textUpTo(MAX_TEXT_LENGTH))

export const optionalFindText = optional(textUpTo(MAX_FIND_TEXT))

export const optionalCodes = optional(
  textUpTo(MAX_CODES_TEXT)
    .transform((text) => text.split(',').map((code) => code.trim()))
    .refine((codes) => codes.length <= MAX_CODES, `must not exceed ${MAX_CODES} codes`),
).describe(`comma-separated codes, at most ${MAX_CODES}`)

export const optionalLongText = optional(textUpTo(MAX_LONG_TEXT))

const numericId = numberLike(/^\d{1,9}$/, 'is not an id')

export const optionalId = optional(numericId).describe('an id')

export const requiredText = required(textUpTo(MAX_TEXT_LENGTH))

export const requiredId = required(numericId)

/** Below a crore (ten million), so that every product is a safe integer. */
export const requiredRupees = required(numberLike(/^\d{1,7}(\.0{1,2})?$/, 'must be a number of whole rupees'))

export const optionalAssociateId = optional(z.string().max(40, 'is not an id'))

export const optionalDate = optional(z.string().refine(isIsoDate, 'is not a date')).describe(
  'a day, yyyy-MM-dd',
)

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/

/** Converts ISO 8601 with a time zone to the format of the API, in India time. */
export const optionalMoment = optional(
  z.string().transform((text, { issues }) => {
    const moment = toTimestamp(text)
    if (moment !== null) return moment
    issues.push({ code: 'custom', message: 'is not a moment, yyyy-MM-dd HH:mm:ss', input: text })
    return z.NEVER
  }),
).describe('a moment, yyyy-MM-dd HH:mm:ss in India or ISO 8601 with a zone')

function toTimestamp(text: string): string | null {
  const [, day = '', , zone] = MOMENT.exec(text) ?? []
  if (!isIsoDate(day)) return null
  if (zone === undefined) return text.slice(0, 19).replace('T', ' ')
  const instant = new Date(text.replace(' ', 'T'))
  const moment = Number.isNaN(instant.getTime()) ? '' : timestampInIndia(instant)
  return MOMENT.test(moment) ? moment : null
}

export const optionalPage = optional(numberLike(/^[1-9]\d{0,5}$/, 'must be a number from 1'))

export const page = optionalPage.transform((value) => value ?? 1).describe('a page, from 1')

const MAX_ROWS_PER_PAGE = 100

export const perPage = (defaultRows: number) =>
  optional(
    numberLike(/^\d{1,9}$/, 'must be a number').refine(
      (value) => value >= 1 && value <= MAX_ROWS_PER_PAGE,
      `must be a number from 1 to ${MAX_ROWS_PER_PAGE}`,
    ),
  )
    .transform((value) => value ?? defaultRows)
    .describe(`rows per page, by default ${defaultRows}`)

const alternatives = new Intl.ListFormat('en-IN', { type: 'disjunction' })

export function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, { error: `must be ${alternatives.format(names)}` })
}

export const optionalOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  optional(oneOf(names))

/** The first name is the default. */
export const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  optional(oneOf(names))
    .transform((name): Names[number] => name ?? names[0])
    .describe(names.join(', '))

/** Without `sort`, each list has a default order. */
export const sortFields = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => ({
  sort: optionalOf(columns).describe(columns.join(', ')),
  order: choice(['asc', 'desc']),
})

const [FIRST_YEAR, LAST_YEAR] = [2000, 2100]

export const optionalYear = optional(
  numberLike(/^\d{4}$/, 'must be a year').refine(
    (year) => year >= FIRST_YEAR && year <= LAST_YEAR,
    `must be a year from ${FIRST_YEAR} to ${LAST_YEAR}`,
  ),
)

/** `yyyy-MM`. */
export const optionalMonth = optional(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, yyyy-MM'))

/** 1 is cash (`Other`), 2 is all other payment types (M197). */
export const optionalMode = optional(
  oneOf(['1', '2']).transform((type) => (type === '1' ? ('other' as const) : ('bank' as const))),
)

export const optionalFlag = optional(
  z
    .string()
    .regex(/^[01]$/, 'must be 0 or 1')
    .transform((value) => value === '1'),
)

/** Null if the text is not a valid id. */
export function pathId(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function optional<Schema extends z.ZodType>(schema: Schema) {
  return required(schema.optional()).optional()
}

function required<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value, { issues }) => {
    if (typeof value !== 'string') return value
    // Some functions of SQLite stop at a null character, and PostgreSQL rejects the text.
    if (value.includes('\0'))
      issues.push({ code: 'custom', message: "contains a character we can't read", input: value })
    return value.trim() || undefined
  }, schema)
}

function textUpTo(length: number) {
  // Imported texts are NFC too (firm-data/cells.ts).
  return z
    .string({ error: 'is required' })
    .normalize('NFC')
    .max(length, `must not exceed ${length} characters`)
}

function numberLike(pattern: RegExp, message: string) {
  return z.string({ error: 'is required' }).regex(pattern, message).transform(Number)
}
