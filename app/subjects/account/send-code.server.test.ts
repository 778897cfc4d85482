import { expect, it } from 'vitest'
import { apiErrorOf, upstreamForThisFile } from '../../../tests/factories/caller'
import { argsOf, aRequest } from '../../../tests/factories/session'
import { OTP_LIMITS } from '~/domain/otp'
import { claimTry, newChallenge } from '~/session/challenge.server'
import { sendCode } from './send-code.server'

const upstream = upstreamForThisFile()

it('M046 after too many wrong codes, no new code is sent, and the message says why', async () => {
  const userId = crypto.randomUUID()
  for (let guess = 0; guess < OTP_LIMITS.guessesOfDay; guess++)
    await claimTry(newChallenge({ userId, contactNumber: '', otp: '0417' }))
  expect(await apiErrorOf(sendCode(argsOf(aRequest('/forgot-password')), userId))).toMatchObject({
    kind: 'throttled',
    message: 'Too many wrong codes were entered. Log in with your password, or contact the office.',
  })
  expect(upstream.received()).toEqual([])
})
