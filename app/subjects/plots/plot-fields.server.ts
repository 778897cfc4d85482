import { z } from 'zod/v4'
import type { FieldError } from '~/contract/field-errors'
import { m } from '~/messages/messages'
import { plainPrice } from './price-values'

/* The fields of the forms that ask for a plot. */

export const projectField = z.string().regex(/^[\w-]{1,40}$/, { error: m.pleaseSelectProject })

export const plotNumberField = z
  .string()
  .min(1, { error: m.plotNumberIsRequired })
  .max(60, { error: m.plotNumberIsTooLong })

const MIN_LENGTH = 4
const WHOLE_RUPEES = /^\d{4,7}$/

/** Whole rupees as digits, as the upstream reads them (M129). */
export const PricePerYardSchema = z
  .string()
  .transform(plainPrice)
  .pipe(
    z
      .string()
      .min(MIN_LENGTH, { error: m.basePriceIsRequired })
      .regex(WHOLE_RUPEES, { error: m.basePriceIsNotWholeRupees }),
  )

/** The first error of each field of a form. `names` maps the upstream's field names to those of the form. */
export const errorsAtFields = (errors: FieldError[] = [], names: Record<string, string>) =>
  Object.entries(names).flatMap(([field, name]) => {
    const error = errors.find((one) => one.field === field)
    return error ? [{ name, message: error.message }] : []
  })
