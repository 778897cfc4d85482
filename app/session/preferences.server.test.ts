import { expect, it, vi } from 'vitest'
import { aRequest, argsOf, asSent } from '../../tests/factories/session'
import { commitPreferences, getPreferences, type Preferences } from './preferences.server'

const DEFAULTS: Preferences = {
  theme: 'system',
  dataSaver: 'auto',
  textSize: 'normal',
  savedCopies: 'on',
  findShortcut: 'on',
  language: '',
  allowPaste: 'off',
  myCommission: 'hidden',
  teamCommission: 'shown',
  reminderLanguage: '',
  seen: '',
}
const preferencesOf = (cookie: string) => getPreferences(argsOf(aRequest('/', { cookie })))

it('M018 preferences persist for a year, hidden from scripts', () => {
  const chosen: Preferences = {
    theme: 'dark',
    dataSaver: 'on',
    textSize: 'large',
    savedCopies: 'off',
    findShortcut: 'off',
    language: 'te',
    allowPaste: 'on',
    myCommission: 'shown',
    teamCommission: 'hidden',
    reminderLanguage: 'hi',
    seen: 'a1b2c3d4e5f6 2026-11-22 14:05:59',
  }
  const cookie = commitPreferences(chosen)
  expect(preferencesOf(asSent(cookie))).toEqual(chosen)
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
})

it('M018 preferences have the cookie prefix over https', async () => {
  vi.resetModules()
  vi.stubEnv('PUBLIC_ORIGIN', 'https://portal.example')
  const httpsPortal = await import('./preferences.server')
  expect(httpsPortal.commitPreferences(DEFAULTS)).toMatch(
    /^__Host-preferences=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each(['', 'preferences=', 'preferences=%', 'preferences=theme', 'preferences=theme%3Dpink%26x%3D1'])(
  'M018 preferences are the defaults for the cookie "%s"',
  (cookie) => {
    expect(preferencesOf(cookie)).toEqual(DEFAULTS)
  },
)

it('M018 an unreadable preference does not affect the others', () => {
  const cookie = 'preferences=theme%3Ddark%26dataSaver%3D9%26__proto__%3Dx'
  expect(preferencesOf(cookie)).toEqual({ ...DEFAULTS, theme: 'dark' })
})
