import { beforeEach, expect, it } from 'vitest'
import { MessageReply } from '~/contract/wire-object'
import { demoApiForThisFile, P1, queryOf } from './demo-api'

const GENERATED = { status: true, message: 'OTP Generated.' }
const VERIFIED = { status: true, message: 'OTP Verified.' }
const SPENT = { status: false, message: 'This OTP can no longer be used. Please ask for a new one.' }

const api = demoApiForThisFile()

beforeEach(() => {
  api.takeOtps()
})

type Query = Record<string, string | number>

const send = (query: Query) => api.post('P1', `/auth/send-otp/${P1}${queryOf({ ...query, source: 4 })}`)
const validate = (query: Query) =>
  api.post('P1', `/auth/validate-otp/${P1}${queryOf({ ...query, source: 4 })}`)

const contacts = { mobile_flag: 1, mobile: '9111100001', email_flag: 1, email: 'new@mail.example' }

it('M074 sends a code to the mobile, the email address or both', async () => {
  expect(await send(contacts)).toEqual(GENERATED)
  const code = expect.stringMatching(/^\d{4}$/)
  expect(api.takeOtps()).toEqual([
    { purpose: 'confirm-mobile', to: contacts.mobile, code, language: 'en' },
    { purpose: 'confirm-email', to: contacts.email, code, language: 'en' },
  ])
  await send({ ...contacts, email_flag: 0 })
  expect(api.takeOtps()).toMatchObject([{ to: contacts.mobile }])
  await send({ ...contacts, mobile_flag: 0 })
  expect(api.takeOtps()).toMatchObject([{ to: contacts.email }])
})

it('X070 a code is sent in the language of the page, or in English if that language is not supported', async () => {
  const token = await api.tokenOf('P1')
  const path = `/auth/send-otp/${P1}${queryOf({ ...contacts, mobile_flag: 0, source: 4 })}`
  for (const [pageLanguage, language] of [
    ['te', 'te'],
    ['hi-IN', 'en'],
    ['fr', 'en'],
  ] as const) {
    await api.request(path, { token, headers: { 'X-Client-Language': pageLanguage } })
    expect(api.takeOtps()).toMatchObject([{ purpose: 'confirm-email', language }])
  }
})

it.each([
  [{}, 'Please enter mobile or email'],
  [{ mobile: '9111100001' }, 'Please enter mobile or email'],
  [{ mobile_flag: 1 }, 'Mobile is required.'],
  [{ mobile_flag: 1, mobile: '911' }, 'Please enter valid mobile number'],
  [{ email_flag: 1 }, 'Email is required.'],
  [{ mobile_flag: 1, mobile: '9000000002' }, 'This mobile number is already exists'],
  [{ email_flag: 1, email: 'p2@demo.example' }, 'This Email is already exists'],
  [{ ...contacts, email: 'p2@demo.example' }, 'This Email is already exists'],
])('M074 rejects %j and sends no code', async (query, message) => {
  expect(await send(query)).toEqual({ status: false, message })
  expect(api.takeOtps()).toEqual([])
})

it('M074 accepts the codes once, and does not change the profile', async () => {
  await send(contacts)
  const [mobileOtp, emailOtp] = api.takeOtps()
  const query = { mobile_otp: mobileOtp!.code, email_otp: emailOtp!.code }
  const reply = await validate(query)
  expect(reply).toEqual(VERIFIED)
  expect(MessageReply.parse(reply)).toEqual({ message: 'OTP Verified.' })
  expect(await validate(query)).toEqual(SPENT)
  const profile = await api.own('P1', 'get-profile-info')
  expect(profile.data).toMatchObject({ mobile: '9000000001', email: 'p1@demo.example' })
})

it('M074 a code works only for its recipient and purpose', async () => {
  await send({ ...contacts, email_flag: 0 })
  const [mobileOtp] = api.takeOtps()
  expect(await validate({ email_otp: mobileOtp!.code })).toEqual(SPENT)
  const query = { mobile: contacts.mobile, otp: mobileOtp!.code }
  expect(await api.own('P1', 'profile/verify-change-mobile-otp', query)).toEqual(SPENT)
  expect(await validate({ mobile_otp: mobileOtp!.code })).toEqual(VERIFIED)
})
