import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aRequest, asSent } from '../../tests/factories/session'
import {
  claimTry,
  clearChallenge,
  commitChallenge,
  endChallenge,
  getChallenge,
  isOver,
  newChallenge,
  secondsUntilResend,
} from './challenge.server'

const MINUTE = 60_000

let count = 0
const sent = (fields: { userId?: string; otp?: string | null } = {}) =>
  newChallenge({ userId: `user-${count++}`, otp: '0417', contactNumber: '******0001', ...fields })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

it('M046 the cookie brings it back, and cannot be read', async () => {
  const challenge = await sent({ otp: 'CANARY' })
  const cookie = await commitChallenge(challenge)
  expect(await getChallenge(aRequest('/x', { cookie: asSent(cookie) }))).toEqual(challenge)
  expect(cookie).toMatch(/; HttpOnly/)
  const parts = decodeURIComponent(asSent(cookie)).split(/[*=~]/)
  const decoded = parts.map((part) => Buffer.from(part, 'base64url').toString('latin1'))
  for (const text of [cookie, ...decoded]) expect(text).not.toContain('CANARY')
})

it.each(['', 'x', 'Fe26.2*1*forged'])('M046 the cookie %j is none', async (value) => {
  expect(await getChallenge(aRequest('/x', { cookie: `challenge=${value}` }))).toBeNull()
})

it('M046 a session is no challenge', async () => {
  const cookie = asSent(clearChallenge())
  expect(await getChallenge(aRequest('/x', { cookie }))).toBeNull()
})

it('M046 five tries', async () => {
  const challenge = await sent()
  const tries = Array.from({ length: 7 }, () => claimTry({ ...challenge }))
  expect(await Promise.all(tries)).toEqual([...Array<boolean>(5).fill(true), false, false])
})

it('M046 ten minutes', async () => {
  const challenge = await sent()
  later(10 * MINUTE)
  expect(await claimTry(challenge)).toBe(true)
  later(1)
  expect(await claimTry(challenge)).toBe(false)
})

it('M046 the cookie is taken for an hour', async () => {
  const cookie = asSent(await commitChallenge(await sent()))
  later(60 * MINUTE)
  expect(await getChallenge(aRequest('/x', { cookie }))).toBeNull()
})

it('M045 M046 what is over is over for every copy', async () => {
  const challenge = await sent()
  await endChallenge({ ...challenge })
  expect(await isOver(challenge)).toBe(true)
  expect(await claimTry(challenge)).toBe(false)
})

it('M046 the newest of a user alone counts, however the user is written', async () => {
  const first = await sent({ userId: 'Asha@demo.example' })
  const second = await sent({ userId: 'asha@demo.example' })
  const other = await sent()
  expect(await Promise.all([first, second, other].map(claimTry))).toEqual([false, true, true])
})

it('M044 another may be asked for after 20 seconds', async () => {
  const challenge = await sent()
  const left = [0, 1, 18_999, 1_000, 1].map((ms) => {
    later(ms)
    return secondsUntilResend(challenge)
  })
  expect(left).toEqual([20, 20, 1, 0, 0])
})
