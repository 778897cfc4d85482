import { beforeEach, describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, P1, queryOf } from './demo-api'
import { otherThan, takeCode } from './otp'

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
  for (const [pageLanguage, language] of Object.entries({ te: 'te', 'hi-IN': 'en', fr: 'en' })) {
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
  expect(await validate(query)).toEqual(VERIFIED)
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

const WRONG = { status: false, message: 'OTP is invalid.' }
const taken = 'This mobile number is already exists'
const TAKEN = { status: false, message: taken, errors: { mobile: [taken] } }
const CHANGED = { status: true, message: 'Mobile Number Changed.' }

const requestCode = (who: PersonaKey, mobile?: string) =>
  api.own(who, 'profile/change-mobile-otp', { mobile })
const verify = (who: PersonaKey, mobile: string | undefined, otp?: string) =>
  api.own(who, 'profile/verify-change-mobile-otp', { mobile, otp })
const mobileOf = async (who: PersonaKey): Promise<string> =>
  (await api.own(who, 'get-profile-info')).data.mobile

describe('associate/profile/change-mobile-otp', () => {
  it('M069 M070 sends a code to the new mobile, but not in the reply', async () => {
    expect(await requestCode('P1', '9111100001')).toEqual(GENERATED)
    expect(api.takeOtps()).toEqual([
      { purpose: 'change-mobile', to: '9111100001', code: expect.stringMatching(/^\d{4}$/), language: 'en' },
    ])
    expect(await mobileOf('P1')).toBe(personaOf('P1').mobile)
  })

  it.each(['P1', 'P2'] as const)('M070 rejects the mobile of %s and sends nothing', async (owner) => {
    expect(await requestCode('P1', personaOf(owner).mobile)).toEqual(TAKEN)
    expect(api.takeOtps()).toEqual([])
  })

  it.each([
    [undefined, 'Mobile is required.'],
    ['', 'Mobile is required.'],
    ['911110000', 'Please enter valid mobile number'],
    ['91111000011', 'Please enter valid mobile number'],
  ])('M068 rejects the mobile %j', async (mobile, message) => {
    expect(await requestCode('P1', mobile)).toEqual({ status: false, message })
    expect(api.takeOtps()).toEqual([])
  })
})

describe('associate/profile/verify-change-mobile-otp', () => {
  const codeFor = async (who: PersonaKey, mobile: string) => {
    await requestCode(who, mobile)
    return takeCode(api, 'change-mobile')
  }

  it('M073 a new code voids the earlier one', async () => {
    const firstCode = await codeFor('P6', '9111100006')
    const secondCode = await codeFor('P6', '9111100016')
    expect(await verify('P6', '9111100006', firstCode)).toEqual(SPENT)
    expect(await verify('P6', '9111100016', otherThan(secondCode, 1))).toEqual(WRONG)
  })

  it('M072 M073 the right code changes the mobile, and login accepts the new mobile but not the old mobile', async () => {
    const code = await codeFor('P3', '9111100003')
    const token = await api.tokenOf('P3')
    const path = `/associate/profile/verify-change-mobile-otp/${personaOf('P3').id}`
    const query = queryOf({ mobile: '9111100003', otp: code })
    const headers = { 'content-type': 'application/json' }
    const others = { name: 'x', verified_mobile: '9111100003', email: 'x@x.example', address: 'x' }
    const response = await api.request(path + query, { token, headers, body: JSON.stringify(others) })
    expect(await response.json()).toEqual(CHANGED)
    const { data } = await api.own('P3', 'get-profile-info')
    const { name } = personaOf('P3')
    expect(data).toMatchObject({ name, mobile: '9111100003', email: 'p3@demo.example' })
    expect(await api.logIn('9111100003')).toMatchObject({ status: true })
    expect(await api.logIn(personaOf('P3').mobile)).toMatchObject({ status: false })
    expect(await verify('P3', '9111100003', code)).toEqual(SPENT)
  })

  it('M073 rejects a wrong code; the right code still works', async () => {
    const code = await codeFor('P5', '9111100005')
    expect(await verify('P5', '9111100005', otherThan(code))).toEqual(WRONG)
    expect(await mobileOf('P5')).toBe(personaOf('P5').mobile)
    expect(await verify('P5', '9111100005', code)).toEqual(CHANGED)
  })

  it('M073 a code works only for the mobile that received it and the associate who requested it', async () => {
    const code = await codeFor('P6', '9111100006')
    expect(await verify('P6', '9111100066', code)).toEqual(SPENT)
    expect(await verify('P7', '9111100006', code)).toEqual(SPENT)
    expect(await mobileOf('P6')).toBe(personaOf('P6').mobile)
  })

  it('M070 if two associates have codes for one mobile, the first to enter a code gets the mobile; the other can choose another mobile', async () => {
    const codeOfP8 = await codeFor('P8', '9111100089')
    const codeOfP9 = await codeFor('P9', '9111100089')
    expect(await verify('P8', '9111100089', codeOfP8)).toEqual(CHANGED)
    expect(await verify('P9', '9111100089', codeOfP9)).toEqual(TAKEN)
    expect(await mobileOf('P9')).toBe(personaOf('P9').mobile)
    expect(await verify('P9', '9111100099', await codeFor('P9', '9111100099'))).toEqual(CHANGED)
  })

  it('M046 after a change of mobile, a code that was sent to the old mobile does not log in', async () => {
    const { mobile } = personaOf('P10')
    await api.auth('forgot-password', { key: mobile })
    const oldCode = takeCode(api, 'sign-in')
    await verify('P10', '9111100010', await codeFor('P10', '9111100010'))
    for (const key of [mobile, '9111100010'])
      expect(await api.auth('login-with-otp', { key, otp: oldCode })).toEqual(WRONG)
  })
})
