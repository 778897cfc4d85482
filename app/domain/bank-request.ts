import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { plain } from './typed'

/* Fields of a bank account change (M095–M106) and of a rejection (M114). The specified messages of the two account numbers differ. */

export const bankName = z.string({ error: m.bankNameIsRequired }).check(
  z.trim(),
  z.minLength(1, { error: m.bankNameIsRequired }),
  // Rejects decimal digits of any script, and control characters.
  z.regex(/^[^\p{Nd}\p{Cc}]*$/u, { error: m.bankNameHasOtherCharacters }),
  z.minLength(3, { error: m.bankNameTooShort }),
  z.maxLength(60, { error: m.mustNotExceed60Characters }),
)

const digits = (required: () => string, tooShort: () => string, tooLong: () => string) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(plain),
      z.minLength(1, { error: required }),
      z.regex(/^[0-9]*$/, { error: m.onlyNumbersAreAllowed }),
      z.minLength(10, { error: tooShort }),
      z.maxLength(18, { error: tooLong }),
    )

export const accountNumber = digits(
  m.accountNumberIsRequired,
  m.accountNumberTooShort,
  m.accountNumberTooLong,
)

export const confirmAccountNumber = digits(
  m.confirmAccountNumberIsRequired,
  m.confirmAccountNumberTooShort,
  m.confirmAccountNumberTooLong,
)

/** RBI format: the fifth character is always zero. */
export const ifscCode = z
  .string({ error: m.ifscCodeIsRequired })
  .check(
    z.overwrite(plain),
    z.minLength(1, { error: m.ifscCodeIsRequired }),
    z.toUpperCase(),
    z.minLength(11, { error: m.ifscCodeTooShort }),
    z.maxLength(11, { error: m.ifscCodeTooLong }),
    z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, { error: m.ifscCodeHasOtherForm }),
  )

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

export const rejectReason = z.string({ error: m.rejectReasonIsRequired }).check(
  z.trim(),
  z.minLength(1, { error: m.rejectReasonIsRequired }),
  z.minLength(4, { error: m.rejectReasonTooShort }),
  z.maxLength(500, { error: m.mustNotExceed500Characters }),
  // PostgreSQL rejects null characters.
  z.refine((reason) => !reason.includes('\0'), { error: m.rejectReasonUnreadable }),
)
