import { beforeEach, expect, it, vi } from 'vitest'
import { apiErrorOf } from '../../../tests/factories/caller'
import { aSession } from '../../../tests/factories/session'
import { claimMobileCode, claimMobileGuess } from './mobile-code.server'

const DAY_MS = 24 * 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
const newSession = () => aSession({ user: { id: crypto.randomUUID(), type: 2, name: 'Ravi' } })

it('M046 M071 at every upstream, a code for a new mobile allows five guesses, and all codes ten a day and 25 in seven days', async () => {
  const session = newSession()
  const guessesOfDay = async () => {
    let granted = 0
    for (let code = 0; code < 3; code++) {
      const error = await claimMobileCode(session).catch((thrown: Error) => thrown)
      if (error instanceof Error) continue
      for (let guess = 0; guess < 6; guess++)
        if (await claimMobileGuess(session).catch(() => false)) granted += 1
    }
    vi.setSystemTime(Date.now() + DAY_MS + 1)
    return granted
  }
  await claimMobileCode(session)
  const guesses = []
  for (let guess = 0; guess < 6; guess++) guesses.push(await claimMobileGuess(session))
  expect(guesses).toEqual([true, true, true, true, true, false])
  vi.setSystemTime(Date.now() + DAY_MS + 1)
  expect([await guessesOfDay(), await guessesOfDay(), await guessesOfDay()]).toEqual([10, 10, 0])
  expect(await apiErrorOf(claimMobileCode(session))).toMatchObject({
    kind: 'throttled',
    message: 'Too many wrong codes were entered. Try again later, or contact the office.',
  })
  expect(await claimMobileGuess(newSession())).toBe(true)
})

it('M069 at every upstream, a person gets five codes for a new mobile a day', async () => {
  const session = newSession()
  for (let code = 0; code < 5; code++) await claimMobileCode(session)
  expect(await apiErrorOf(claimMobileCode(session))).toMatchObject({
    kind: 'throttled',
    message: 'Too many codes were requested today. Try again tomorrow, or contact the office.',
  })
})
