import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'

/** Bank account change (M095–M103). The specified messages of the two account fields differ. */

export const bankName = z.string({ error: m.bankNameIsRequired }).check(
  z.trim(),
  z.minLength(1, { error: m.bankNameIsRequired }),
  // No digits of any script, no control characters.
  z.regex(/^[^\p{Nd}\p{Cc}]*$/u, { error: m.onlyAlphabeticAndSpecialCharacters }),
  z.minLength(3, { error: m.mustBeAtLeast3 }),
  z.maxLength(60, { error: m.mustNotExceed60Characters }),
)

export const accountNumber = z
  .string({ error: m.accountNumberIsRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: m.accountNumberIsRequired }),
    z.regex(/^[0-9]*$/, { error: m.onlyNumbersAreAllowed }),
    z.minLength(10, { error: m.mustBeAMinimumOf }),
    z.maxLength(18, { error: m.youCanEnterAMax }),
  )

export const confirmAccountNumber = z
  .string({ error: m.confirmAccountNumberIsRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: m.confirmAccountNumberIsRequired }),
    z.regex(/^[0-9]*$/, { error: m.onlyNumbersAreAllowed }),
    z.minLength(10, { error: m.mustBeMinimumOf10 }),
    z.maxLength(18, { error: m.youCanEnterMaxOf }),
  )

/** RBI format: the fifth character is always zero. */
export const ifscCode = z
  .string({ error: m.ifscCodeIsRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: m.ifscCodeIsRequired }),
    z.toUpperCase(),
    z.minLength(11, { error: m.mustBeMinimumOf11 }),
    z.maxLength(11, { error: m.youCanEnterMaxOf11 }),
    z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, { error: m.ifscCodeMustFollowThe }),
  )
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

export const rejectReason = z.string({ error: m.rejectReasonIsRequired }).check(
  z.trim(),
  z.minLength(1, { error: m.rejectReasonIsRequired }),
  z.minLength(4, { error: m.mustBeAtLeast4 }),
  z.maxLength(500, { error: m.mustNotExceed500Characters }),
  // PostgreSQL rejects null characters.
  z.refine((reason) => !reason.includes('\0'), { error: m.rejectReasonHoldsACharacter }),
)
