import { serialize } from 'cookie'
import { z } from 'zod'
import { env } from '~/env.server'
import { cookieFlags, cookiePrefix, readCookie } from './session.server'

const NAME = `${cookiePrefix}preferences`
const YEAR_SECONDS = 365 * 24 * 3600

export const SettingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']).catch('system'),
  dataSaver: z.enum(['auto', 'on', 'off']).catch('auto'),
  textSize: z.enum(['normal', 'large', 'largest']).catch('normal'),
  savedCopies: z.enum(['on', 'off']).catch('on'),
  /** In account numbers (M099). */
  allowPaste: z.enum(['off', 'on']).catch(() => (env.allowPaste ? 'on' : 'off')),
})

/** Choices for this browser. Not sealed: they are no secret and outlive the session. */
export const PreferencesSchema = SettingsSchema.extend({
  /** Of the team tree (M220): own and team percentages. */
  myCommission: z.enum(['hidden', 'shown']).catch('hidden'),
  teamCommission: z.enum(['hidden', 'shown']).catch('shown'),
})

export type Preferences = z.output<typeof PreferencesSchema>

export function getPreferences(request: Request): Preferences {
  return PreferencesSchema.parse(Object.fromEntries(new URLSearchParams(readCookie(request, NAME) ?? '')))
}

export function commitPreferences(preferences: Preferences): string {
  return serialize(NAME, new URLSearchParams(preferences).toString(), {
    ...cookieFlags,
    maxAge: YEAR_SECONDS,
  })
}
