import { serialize } from 'cookie'
import * as z from 'zod/v4-mini'
import { env } from '~/env.server'
import { LANGUAGES } from '~/messages/languages'
import { type CookieCarrier, cookieFlags, cookiePrefix, readCookie } from './session.server'

const NAME = `${cookiePrefix}preferences`
const YEAR_SECONDS = 365 * 24 * 3600

export const SettingsSchema = z.object({
  theme: z.catch(z.enum(['system', 'light', 'dark']), 'system'),
  dataSaver: z.catch(z.enum(['auto', 'on', 'off']), 'auto'),
  textSize: z.catch(z.enum(['normal', 'large', 'largest']), 'normal'),
  savedCopies: z.catch(z.enum(['on', 'off']), 'on'),
  /** Empty for the browser's language (X070). */
  language: z.catch(z.enum(['', ...LANGUAGES]), ''),
  /** Allows paste in account numbers (M099). */
  allowPaste: z.catch(z.enum(['off', 'on']), () => (env.allowPaste ? 'on' : 'off')),
})

/** Not sealed, because they are not secret. They outlive the session. */
export const PreferencesSchema = z.extend(SettingsSchema, {
  /** Percentages of the team tree (M220). */
  myCommission: z.catch(z.enum(['hidden', 'shown']), 'hidden'),
  teamCommission: z.catch(z.enum(['hidden', 'shown']), 'shown'),
})

export type Preferences = z.output<typeof PreferencesSchema>

export function getPreferences(request: CookieCarrier): Preferences {
  return PreferencesSchema.parse(Object.fromEntries(new URLSearchParams(readCookie(request, NAME) ?? '')))
}

export function commitPreferences(preferences: Preferences): string {
  return serialize(NAME, new URLSearchParams(preferences).toString(), {
    ...cookieFlags,
    maxAge: YEAR_SECONDS,
  })
}
