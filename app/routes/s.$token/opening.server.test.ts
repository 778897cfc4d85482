import { expect, it } from 'vitest'
import { isPerson } from './opening.server'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

it.each<[isPerson: boolean, userAgent: string, init?: RequestInit]>([
  [true, PHONE],
  [true, 'Lynx/2.9.0dev.12 libwww-FM/2.14'],
  [true, ''],
  [false, PHONE, { method: 'HEAD' }],
  [false, PHONE, { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  [false, PHONE, { headers: { purpose: 'preview' } }],
  [false, 'WhatsApp/2.24.13.77 A'],
  [false, 'TelegramBot (like TwitterBot)'],
  [false, 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  [false, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
])('X105 an opening counts as one by a person: %s, %s %j', (expected, userAgent, init) => {
  const headers = { ...(init?.headers as Record<string, string>), 'user-agent': userAgent }
  expect(isPerson(new Request('http://x/s/token', { ...init, headers }))).toBe(expected)
})
