import { beforeEach, expect, it, vi } from 'vitest'
import { env } from '~/env.server'
import { aRequest, aSession, argsOf, asSent } from '../../tests/factories/session'
import {
  claimTry,
  clearChallenge,
  commitChallenge,
  endChallenge,
  getChallenge,
  isOver,
  newChallenge,
} from './challenge.server'
import { claimCode as claimCodeOf, ownerAtLogin } from './code-limits.server'
import { seal } from './session.server'

const MINUTE_MS = 60_000

const claimCode = (userId: string) => claimCodeOf(ownerAtLogin(userId))

let userCount = 0
const aChallenge = (fields: { userId?: string; otp?: string | null } = {}) =>
  newChallenge({ userId: `user-${userCount++}`, otp: '0417', contactNumber: '******0001', ...fields })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

function alternate(first: string, second: string) {
  let next = second
  return () => {
    next = next === first ? second : first
    return next
  }
}

it('M046 a challenge is restored from its cookie, whose seal hides the code', async () => {
  const challenge = aChallenge({ otp: 'CANARY' })
  const cookie = await commitChallenge(challenge)
  expect(await getChallenge(argsOf(aRequest('/x', { cookie: asSent(cookie) })))).toEqual(challenge)
  expect(cookie).toMatch(/; HttpOnly/)
  const parts = decodeURIComponent(asSent(cookie)).split(/[*=~]/)
  const decoded = parts.map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  for (const text of [cookie, ...decoded]) expect(text).not.toContain('CANARY')
})

it('M046 rejects the cookie of a session, and forged and cleared cookies', async () => {
  const read = async (content: unknown) =>
    getChallenge(argsOf(aRequest('/x', { cookie: `challenge=${await seal(content)}` })))
  expect(await read(aChallenge())).not.toBeNull()
  expect(await read(aSession())).toBeNull()
  for (const cookie of ['challenge=', 'challenge=x', 'challenge=Fe26.2*1*forged', asSent(clearChallenge())])
    expect(await getChallenge(argsOf(aRequest('/x', { cookie })))).toBeNull()
})

it('M046 a challenge allows five tries', async () => {
  const challenge = aChallenge()
  const tries = Array.from({ length: 7 }, () => claimTry({ ...challenge }))
  expect(await Promise.all(tries)).toEqual([...Array<string>(5).fill('granted'), 'spent', 'spent'])
})

it('M046 a code expires after ten minutes', async () => {
  const challenge = aChallenge()
  later(10 * MINUTE_MS)
  expect(await claimTry(challenge)).toBe('granted')
  later(1)
  expect(await claimTry(challenge)).toBe('spent')
})

it('M046 the cookie of a challenge is invalid after an hour', async () => {
  const cookie = asSent(await commitChallenge(aChallenge()))
  later(60 * MINUTE_MS)
  expect(await getChallenge(argsOf(aRequest('/x', { cookie })))).toBeNull()
})

it('M045 M046 an ended challenge has ended for every copy of its cookie', async () => {
  const challenge = aChallenge()
  await endChallenge({ ...challenge })
  expect(await isOver(challenge)).toBe(true)
  expect(await claimTry(challenge)).toBe('spent')
})

it('M046 a user id, in upper or lower case, has ten guesses in 24 hours and 25 in seven days, over all its codes', async () => {
  const spelling = alternate('Guess@demo.example', 'guess@demo.example')
  const guess = () => claimTry(aChallenge({ userId: spelling() }))
  const guessesOfDay = async () => {
    const claims = await Promise.all(Array.from({ length: 12 }, guess))
    return claims.filter((claim) => claim === 'granted').length
  }
  expect(await guessesOfDay()).toBe(10)
  expect(await claimCode('guess@demo.example')).toBe('guesses')
  later(24 * 60 * MINUTE_MS - 1)
  expect(await guess()).toBe('limit')
  later(2)
  expect(await guessesOfDay()).toBe(10)
  later(24 * 60 * MINUTE_MS + 1)
  expect(await guessesOfDay()).toBe(5)
  later(24 * 60 * MINUTE_MS + 1)
  expect([await guessesOfDay(), await claimCode('guess@demo.example')]).toEqual([0, 'guesses'])
  later(4 * 24 * 60 * MINUTE_MS + 1)
  expect([await guessesOfDay(), await claimCode('guess@demo.example')]).toEqual([10, 'guesses'])
})

it.each([
  ['+91 98490 00046', '098490-00046', '९८४९००००४६', '０９８４９００００４６'],
  [' Spelling@demo.example', 'spelling@demo.example ', 'SPELLING@DEMO.EXAMPLE', 'spelling@ demo.example'],
])('M046 all spellings of %s share the guesses of one user', async (...spellings) => {
  for (let times = 0; times < 10; times++)
    expect(await claimTry(aChallenge({ userId: spellings[times % spellings.length] }))).toBe('granted')
  for (const userId of spellings) expect(await claimTry(aChallenge({ userId }))).toBe('limit')
})

it('M046 adding a new secret before the old one does not reset the counts of codes and guesses', async () => {
  const userId = 'rotated@demo.example'
  const oldSecret = 'o'.repeat(32)
  env.sessionSecrets = [oldSecret]
  for (let times = 0; times < 5; times++) await claimCode(userId)
  for (let times = 0; times < 10; times++) await claimTry(aChallenge({ userId }))
  env.sessionSecrets = ['n'.repeat(32), oldSecret]
  expect([await claimTry(aChallenge({ userId })), await claimCode(userId)]).toEqual(['limit', 'guesses'])
})

it('M044 a user gets five codes in the 24 hours after the first', async () => {
  const spelling = alternate('Codes@demo.example', 'codes@demo.example')
  const claim = () => claimCode(spelling())
  for (let times = 0; times < 5; times++) {
    expect(await claim()).toBe('granted')
    later(60 * MINUTE_MS)
  }
  expect(await claim()).toBe('codes')
  later(19 * 60 * MINUTE_MS + 1)
  expect(await claim()).toBe('granted')
})
