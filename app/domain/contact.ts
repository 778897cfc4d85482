import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'

const MAX_NAME = 100

export const mobile = z
  .string({ error: m.mobileIsRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: m.mobileIsRequired }),
    z.regex(/^[0-9]{10}$/, { error: m.pleaseEnterValidMobileNumber }),
  )

/** Only the office changes names, so forms show the name read-only and validate it only if it is submitted. */
export const personName = z.string().check(
  z.trim(),
  z.minLength(1, { error: m.nameIsRequired }),
  z.minLength(3, { error: m.nameTooShort }),
  z.overwrite((name) => name.slice(0, MAX_NAME)),
)

/** Lower case only (M060). */
export const email = z
  .string({ error: m.emailIsRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: m.emailIsRequired }),
    z.maxLength(200, { error: m.emailIsNotValid }),
    z.regex(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/, { error: m.emailIsNotValid }),
  )
