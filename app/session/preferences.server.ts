import { serialize } from 'cookie'
import * as z from 'zod/v4-mini'
import { env } from '~/env.server'
import { LANGUAGES } from '~/messages/languages'
import { type CookieArgs, readCookie } from './cookies.server'
import { cookieFlags, cookiePrefix } from './session.server'

const NAME = `${cookiePrefix}preferences`
const MAX_SEEN_LENGTH = 60
const YEAR_SECONDS = 365 * 24 * 3600

function choice<const Options extends readonly string[]>(
  options: Options,
  byDefault: NoInfer<Options[number]> | (() => NoInfer<Options[number]>),
) {
  return z.catch(z.enum(options), byDefault)
}

export const SettingsSchema = z.object({
  theme: choice(['system', 'light', 'dark'], 'system'),
  dataSaver: choice(['auto', 'on', 'off'], 'auto'),
  textSize: choice(['normal', 'large', 'largest'], 'normal'),
  savedCopies: choice(['on', 'off'], 'on'),
  /** WCAG 2.1.4: people must be able to turn off a shortcut that is a single key. */
  findShortcut: choice(['on', 'off'], 'on'),
  /** Empty: the language of the browser (X070). */
  language: choice(['', ...LANGUAGES], ''),
  /** Allows paste in account numbers (M099). */
  allowPaste: choice(['off', 'on'], () => (env.allowPaste ? 'on' : 'off')),
})

/** The cookie is not sealed, because preferences are not secret. They outlive the session. */
export const PreferencesSchema = z.extend(SettingsSchema, {
  /** Percentages in the team tree (M220). */
  myCommission: choice(['hidden', 'shown'], 'hidden'),
  teamCommission: choice(['hidden', 'shown'], 'shown'),
  /** The language of reminders (X022). Empty: the language of the page. */
  reminderLanguage: choice(['', ...LANGUAGES], ''),
  /** Who saw notifications last on this device, and until when (`notifications-seen.server`). */
  seen: z.catch(z.string().check(z.maxLength(MAX_SEEN_LENGTH)), ''),
})

export type Preferences = z.output<typeof PreferencesSchema>

export function getPreferences(args: CookieArgs): Preferences {
  const search = new URLSearchParams(readCookie(args, NAME) ?? '')
  return (args.context.preferences ??= PreferencesSchema.parse(Object.fromEntries(search)))
}

export function commitPreferences(preferences: Preferences): string {
  return serialize(NAME, new URLSearchParams(preferences).toString(), {
    ...cookieFlags,
    maxAge: YEAR_SECONDS,
  })
}
