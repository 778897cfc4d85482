import { serialize } from 'cookie'
import { z } from 'zod'
import { env } from '~/env.server'
import { cookieFlags, cookiePrefix, readCookie } from './session.server'

const NAME = `${cookiePrefix}preferences`
const YEAR_SECONDS = 365 * 24 * 3600

/** What the settings screen sets. */
export const SettingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']).catch('system'),
  dataSaver: z.enum(['auto', 'on', 'off']).catch('auto'),
  textSize: z.enum(['normal', 'large', 'largest']).catch('normal'),
  savedCopies: z.enum(['on', 'off']).catch('on'),
  /** In account numbers (checklist M099). */
  allowPaste: z.enum(['off', 'on']).catch(() => (env.allowPaste ? 'on' : 'off')),
})

/** What a person chose for this browser. Plain, because it is no secret and outlives the session. */
export const PreferencesSchema = SettingsSchema.extend({
  /** Of the team tree (checklist M220): one's own percentage, and those of the team. */
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
