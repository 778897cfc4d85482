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

/** Requests a code, and returns the reply with its cookie for the code. */
async function requestCode(userId: string, address: string) {
  const reply = await send(forgot.action, '/forgot-password', { form: { userId }, address })
  return { reply, cookie: reply.cookies.find((pair) => pair.startsWith('challenge=')) }
}
const enterCode = (cookie: string | undefined, otp: string, address: string) =>
  send(enter.action, '/forgot-password/otp', { cookie, form: { otp }, address })

beforeEach(() => {
  codes.length = 0
})

it('M046 an attack from many addresses ends after at most five codes and ten guesses, and the owner can log in', async () => {
  const account = personaOf('P6')
  const identities = [account.mobile, 'p6@demo.example', 'P6@Demo.Example']
  let lastPage = ''
  for (let index = 0; index < ADDRESSES; index++) {
    const address = addressOf(index)
    const { reply, cookie } = await requestCode(identities[index % identities.length]!, address)
    if (reply.status !== 302) lastPage = JSON.stringify(reply.data)
    if (!cookie) continue
    for (let guess = 0; guess < 5; guess++)
      expect((await enterCode(cookie, wrongCode(codes), address)).status).not.toBe(302)
  }
  expect(codes.length).toBeLessThanOrEqual(5)
  expect(await guessesOf(api.db, account.id)).toBe(10)
  expect(lastPage).toMatch(/Log in with your password, or contact the office\./)
  const form = { userId: account.mobile, password: DEMO_PASSWORD }
  const signedIn = await send(login.action, '/login', { form, address: '192.0.2.7' })
  expect(signedIn.to).toBe('/associate/bookings-by-date')
})

it('M046 M047 the owner’s own code works while a stranger requests and guesses', async () => {
  const owner = '192.0.2.7'
  const stranger = '192.0.2.8'
  const { mobile } = personaOf('P7')
  const { cookie } = await requestCode(mobile, owner)
  const code = codes.at(-1)!
  const { cookie: strangerCookie } = await requestCode(mobile, stranger)
  for (let guess = 0; guess < 6; guess++) await enterCode(strangerCookie, wrongCode(codes), stranger)
  const signedIn = await enterCode(cookie, code, owner)
  expect(signedIn.to).toBe('/associate/bookings-by-date')
})
