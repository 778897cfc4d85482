import { z } from 'zod/v4'
import { m } from '~/messages/messages'
import { plainPrice } from './plain-price'

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
