import { expect, it } from 'vitest'
import { argsOf, aRequest, asSent } from '../../../tests/factories/session'
import { markSeen, seenUntil, unreadAfter } from './notifications-seen.server'

const at = (createdAt: string | null) => ({ createdAt })
const [older, newer] = ['2026-11-21 09:00:00', '2026-11-22 09:00:00']
const visit = (cookie: string, user: string, times: (string | null)[]) =>
  markSeen(argsOf(aRequest('/notifications', { cookie })), user, times.map(at))

it('M010 X011 reading marks notifications as read for this person, and newer ones are unread', () => {
  expect(seenUntil(argsOf(aRequest('/')), '101')).toBeNull()
  expect(unreadAfter(null, [older, null])).toBe(2)
  const cookie = asSent(visit('', '101', [older, null])!)
  const seen = seenUntil(argsOf(aRequest('/', { cookie })), '101')
  expect(unreadAfter(seen, [newer, older, null])).toBe(1)
  expect(visit(cookie, '101', [older])).toBeNull()
  expect(seenUntil(argsOf(aRequest('/', { cookie: asSent(visit(cookie, '101', [newer])!) })), '101')).toBe(
    newer,
  )
})

it('M010 another person on the device has read nothing, and the cookie stays small', () => {
  const cookie = asSent(visit('', '101', [newer])!)
  expect(seenUntil(argsOf(aRequest('/', { cookie })), '102')).toBeNull()
  const longest = visit(cookie, '1'.repeat(500), ['9'.repeat(500)])!
  expect(longest.length).toBeLessThan(visit('', '101', [newer])!.length + 30)
  expect(seenUntil(argsOf(aRequest('/', { cookie: asSent(longest) })), '1'.repeat(500))).toBe('9'.repeat(40))
  expect(visit('', '101', [])).toBeNull()
})
