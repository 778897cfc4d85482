import { z } from 'zod'
import { isIsoDate } from '../../app/domain/dates'

const MAX_TEXT = 200
const MAX_LONG_TEXT = 500

/** Query parameters shared by several calls. Empty means absent. */

const optional = z
  .string()
  // SQLite truncates at a null character, PostgreSQL rejects it.
  .refine((value) => !value.includes('\0'), 'holds a character that cannot be read')
  .optional()
  .transform((value) => value?.trim() || undefined)

export const optionalText = optional.pipe(
  z.string().max(MAX_TEXT, `must not exceed ${MAX_TEXT} characters`).optional(),
)

export const optionalLongText = optional.pipe(
  z.string().max(MAX_LONG_TEXT, `must not exceed ${MAX_LONG_TEXT} characters`).optional(),
)

export const optionalId = optional
  .pipe(
    z
      .string()
      .regex(/^\d{1,9}$/, 'is not an id')
      .transform(Number)
      .optional(),
  )
  .describe('an id')

const required = optional.pipe(z.string({ required_error: 'is required' }))

export const requiredText = required.pipe(z.string().max(MAX_TEXT, `must not exceed ${MAX_TEXT} characters`))

export const requiredId = required.pipe(
  z
    .string()
    .regex(/^\d{1,9}$/, 'is not an id')
    .transform(Number),
)

/** Below a crore, so that every product is a safe integer. */
export const requiredRupees = required.pipe(
  z
    .string()
    .regex(/^\d{1,7}(\.0{1,2})?$/, 'is a number of whole rupees')
    .transform(Number),
)

export const optionalAssociateId = optional.pipe(z.string().max(40, 'is not an id').optional())

export const optionalDate = optional
  .pipe(z.string().refine(isIsoDate, 'is not a date').optional())
  .describe('a day, yyyy-MM-dd')

export const optionalPage = optional.pipe(
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'is a number from 1')
    .transform(Number)
    .optional(),
)

export const page = optionalPage.transform((value) => value ?? 1).describe('a page, from 1')

/** 1 cash (`Other`), 2 everything else (M197). */
export const optionalMode = optional.pipe(
  z
    .enum(['1', '2'], { errorMap: () => ({ message: 'is 1 or 2' }) })
    .transform((type) => (type === '1' ? ('other' as const) : ('bank' as const)))
    .optional(),
)

export const optionalFlag = optional.pipe(
  z
    .string()
    .regex(/^[01]$/, 'is 0 or 1')
    .transform((value) => value === '1')
    .optional(),
)

/** Null if the text is no valid id. */
export function pathId(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
