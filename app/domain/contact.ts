import * as z from 'zod/v4-mini'
import { m } from '~/messages/messages'
import { indianMobile, plain } from './typed'

const MAX_NAME = 100

/** In any usual spelling (X100); the value is the ten digits. */
export const mobile = z.string({ error: m.mobileIsRequired }).check(
  z.overwrite((typed) => indianMobile(typed) ?? plain(typed)),
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

/** The value is in lower case (M060). */
export const email = z.string({ error: m.emailIsRequired }).check(
  z.overwrite((typed) => plain(typed).toLowerCase()),
  z.minLength(1, { error: m.emailIsRequired }),
  z.maxLength(200, { error: m.emailIsNotValid }),
  z.regex(/^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/, { error: m.emailIsNotValid }),
)

/** For login: the digits of a mobile in any usual spelling (X100), or what was typed, because an upstream may know other names. */
export const userName = (typed: string) => indianMobile(typed) ?? typed.trim()

/** The same for all spellings of a mobile or email, because an upstream may accept each of them. */
export const accountKey = (typed: string) =>
  indianMobile(typed) ?? plain(typed).replace(/\s/g, '').toLowerCase()
