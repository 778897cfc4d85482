import { beforeEach, expect, it } from 'vitest'
import * as forgot from '~/routes/forgot-password._index/route'
import * as enter from '~/routes/forgot-password.otp/route'
import * as login from '~/routes/login/route'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { portalOverApi } from '../factories/portal-over-api'
import { ADDRESSES, addressOf, guessesOf, wrongCode } from '../factories/takeover'

const codes: string[] = []
const { api, send } = portalOverApi({
  deliverOtp: ({ code }) => {
    codes.push(code)
  },
})

beforeEach(() => {
  codes.length = 0
})

it('M046 an attack from many addresses ends after at most five codes and ten guesses, and the owner can log in', async () => {
  const account = personaOf('P6')
  const identities = [account.mobile, 'p6@demo.example', 'P6@Demo.Example']
  let lastPage = ''
  for (let index = 0; index < ADDRESSES; index++) {
    const address = addressOf(index)
    const form = { userId: identities[index % identities.length]! }
    const codeReply = await send(forgot.action, '/forgot-password', { form, address })
    if (codeReply.status !== 302) lastPage = JSON.stringify(codeReply.data)
    const cookie = codeReply.cookies.find((pair) => pair.startsWith('challenge='))
    if (!cookie) continue
    for (let guess = 0; guess < 5; guess++) {
      const otp = wrongCode(codes)
      const guessed = await send(enter.action, '/forgot-password/otp', { cookie, form: { otp }, address })
      expect(guessed.status).not.toBe(302)
    }
  }
  expect(codes.length).toBeLessThanOrEqual(5)
  expect(await guessesOf(api.db, account.id)).toBe(10)
  expect(lastPage).toMatch(/Log in with your password, or contact the office\./)
  const form = { userId: account.mobile, password: DEMO_PASSWORD }
  const signedIn = await send(login.action, '/login', { form, address: '192.0.2.7' })
  expect(signedIn.to).toBe('/associate/bookings-by-date')
})

it('M046 M047 the owner’s own code works while a stranger requests and guesses', async () => {
  const { mobile: userId } = personaOf('P7')
  const ownerReply = await send(forgot.action, '/forgot-password', {
    form: { userId },
    address: '192.0.2.7',
  })
  const code = codes.at(-1)!
  const strangerReply = await send(forgot.action, '/forgot-password', {
    form: { userId },
    address: '192.0.2.8',
  })
  const [strangerCookie] = strangerReply.cookies.filter((pair) => pair.startsWith('challenge='))
  for (let guess = 0; guess < 6; guess++)
    await send(enter.action, '/x', {
      cookie: strangerCookie,
      form: { otp: wrongCode(codes) },
      address: '192.0.2.8',
    })
  const ownerCookie = ownerReply.cookies.find((pair) => pair.startsWith('challenge='))
  const form = { otp: code }
  const signedIn = await send(enter.action, '/x', { cookie: ownerCookie, form, address: '192.0.2.7' })
  expect(signedIn.to).toBe('/associate/bookings-by-date')
})
