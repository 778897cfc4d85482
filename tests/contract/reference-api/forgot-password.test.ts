import { beforeEach, describe, expect, it } from 'vitest'
import { ForgotPasswordReply, LoginReply } from '~/contract/auth'
import { setPassword } from '../../../reference-api/data/users'
import { DEMO_PASSWORD, personaOf } from '../../../reference-api/demo-data/personas'
import { passwordScryptN } from '../../../reference-api/rules/password-cost'
import { rowsOf } from '../../factories/rows'
import { demoApiForThisFile, keysOf, queryOf, type Reply, type SentOtp, SERVICE_KEY } from './demo-api'
import { later, otherThan, takeCode } from './otp'

const P1 = personaOf('P1')
const INVALID = { status: false, message: 'OTP is invalid.' }
const AS_SERVICE = { 'x-service-key': SERVICE_KEY }

const api = demoApiForThisFile()

beforeEach(() => {
  api.takeOtps()
})

type Query = Record<string, string | undefined>

/** Even a refusal has the status 200. */
async function post(call: string, query: Query, headers?: Record<string, string>): Promise<Reply> {
  const response = await api.request(`/auth/${call}${queryOf(query)}`, { headers })
  expect(response.status).toBe(200)
  return response.json()
}
const forgot = (query: Query, headers?: Record<string, string>) => post('forgot-password', query, headers)
const PORTAL = { key: P1.mobile, mobile: '******0001', app_type: '2', app_name: 'associate' }
const signIn = (otp: string, query: Query = {}) => post('login-with-otp', { ...PORTAL, otp, ...query })

const lastOtp = async () =>
  (await rowsOf(api.db, 'otps', { account: P1.id, purpose: 'sign-in' }, 'id')).at(-1)!

const newCode = async (key = P1.mobile) => {
  await forgot({ key })
  return takeCode(api, 'sign-in')
}

describe('auth/forgot-password', () => {
  const spellings = [P1.mobile, ` ${P1.mobile} `, 'p1@demo.example', 'P1@Demo.Example']
  it.each(spellings)('M041 M236 sends a code to the mobile of "%s"', async (key) => {
    expect(await forgot({ key })).toEqual({
      status: true,
      message: 'OTP Generated.',
      owner_contact_number: '******0001',
      challenge: expect.stringMatching(/^[\w-]{22}$/),
    })
    expect(api.takeOtps()).toEqual([
      { purpose: 'sign-in', to: P1.mobile, code: expect.stringMatching(/^\d{4}$/), language: 'en' },
    ])
  })

  it('M236 returns the code to the holder of the service key only', async () => {
    const reply = await forgot({ key: P1.mobile }, AS_SERVICE)
    expect(reply.otp).toBe(takeCode(api, 'sign-in'))
    const { otp, challenge } = reply
    const read = { message: 'OTP Generated.', otp, contactNumber: '******0001', challenge }
    expect(ForgotPasswordReply.parse(reply)).toEqual(read)
    for (const key of ['', 'x', SERVICE_KEY.slice(1), `${SERVICE_KEY}x`, SERVICE_KEY.toUpperCase()])
      expect(await forgot({ key: P1.mobile }, { 'x-service-key': key })).not.toHaveProperty('otp')
  })

  const unknown = ['9999912345', 'nobody@demo.example', 'HG1024', 'x', `' OR '1'='1`, '900000000_', 'రవి']
  it.each(unknown)(
    'M041 M046 the unknown user "%s" gets a reply like a known one, and no code',
    async (key) => {
      const knownReply = await forgot({ key: P1.mobile }, AS_SERVICE)
      api.takeOtps()
      const unknownReply = await forgot({ key }, AS_SERVICE)
      expect(keysOf(unknownReply)).toEqual(keysOf(knownReply))
      expect(unknownReply).toMatchObject({ status: true, message: knownReply.message })
      expect(unknownReply.otp).toMatch(/^\d{4}$/)
      expect(unknownReply.owner_contact_number).toMatch(/^\*{6}\d{4}$/)
      const secondReply = await forgot({ key: ` ${key} ` })
      expect(secondReply.owner_contact_number).toBe(unknownReply.owner_contact_number)
      expect(api.takeOtps()).toEqual([])
      expect(await signIn(unknownReply.otp, { key, mobile: undefined })).toEqual(INVALID)
    },
  )

  it.each([{}, { key: '' }, { key: '   ' }])('M040 %j lacks mobile and email', async (query) => {
    expect(await forgot(query)).toEqual({ status: false, message: 'Please enter mobile or email' })
  })

  it.each(['challenge', 'old_otp'] as const)('M044 M046 a resend by %s voids the old code', async (by) => {
    const { challenge } = await forgot({ key: P1.mobile })
    const firstCode = takeCode(api, 'sign-in')
    await forgot({ key: P1.mobile, [by]: by === 'challenge' ? challenge : firstCode })
    const secondCode = takeCode(api, 'sign-in')
    // One new code in ten thousand is the old one.
    if (firstCode !== secondCode) expect(await signIn(firstCode)).toEqual(INVALID)
    expect(await signIn(secondCode)).toMatchObject({ status: true })
  })

  const strange = [{}, { old_otp: 'rubbish' }, { old_otp: '00000' }, { challenge: 'x'.repeat(22) }]
  it.each(strange)('M046 a stranger’s request with %j leaves the owner’s code valid', async (fields) => {
    const code = await newCode()
    await forgot({ key: P1.mobile, ...fields })
    expect(await signIn(code)).toMatchObject({ status: true })
  })

  it('M041 sends only to the associate’s own number', async () => {
    await forgot({ key: P1.mobile, verified_mobile: '9999912345' })
    await forgot({ key: P1.mobile, verified_mobile: personaOf('P2').mobile })
    expect(api.takeOtps()).toEqual([])
    await forgot({ key: 'p1@demo.example', verified_mobile: P1.mobile })
    expect(takeCode(api, 'sign-in')).toBeDefined()
  })

  it('M046 stores a salted, slow hash of a code', async () => {
    const code = await newCode()
    const row = await lastOtp()
    expect(row.code_hash.split('$').slice(0, 4)).toEqual(['scrypt', String(passwordScryptN), '8', '1'])
    expect(row.code_hash).not.toContain(code)
    expect(row).toMatchObject({ target: P1.mobile, tries: 0, used_at: null })
  })
})

describe('auth/login-with-otp', () => {
  it.each([
    { key: P1.mobile },
    { key: 'P1@demo.example' },
    { key: P1.mobile, mobile: P1.mobile },
    { key: P1.mobile, mobile: undefined },
  ])('M047 a right code logs in with %j', async (query) => {
    const reply = await signIn(await newCode(), query)
    expect(LoginReply.parse(reply)).toMatchObject({
      user: { id: P1.id, type: 2, name: P1.name },
      mustChangePassword: { afterPassword: false, afterOtp: false },
    })
    const profile = await api.request(`/associate/get-profile-info/${P1.id}`, { token: reply.token })
    expect(await profile.json()).toMatchObject({ status: true })
  })

  it('M047 rejects a code or number of another person', async () => {
    const code = await newCode()
    expect(await signIn(code, { key: personaOf('P2').mobile, mobile: undefined })).toEqual(INVALID)
    expect(await signIn(code, { mobile: '******0002' })).toEqual(INVALID)
    expect(await signIn(code)).toMatchObject({ status: true })
  })

  it.each([
    [{ otp: undefined }, 'Please enter OTP'],
    [{ otp: '' }, 'Please enter OTP'],
    [{ key: undefined }, 'Please enter mobile or email'],
  ])('M047 rejects %j', async (query, message) => {
    expect(await signIn('1234', query)).toEqual({ status: false, message })
  })

  it('M046 a code works once, even for four simultaneous requests', async () => {
    const code = await newCode()
    const replies = await Promise.all(Array.from({ length: 4 }, () => signIn(code)))
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    expect(await signIn(code)).toEqual(INVALID)
  })

  it('M046 a guess with a challenge counts only for the code of that challenge', async () => {
    const { challenge: ownChallenge } = await forgot({ key: P1.mobile })
    const code = takeCode(api, 'sign-in')
    const { challenge: otherChallenge } = await forgot({ key: P1.mobile })
    for (let by = 1; by <= 6; by++)
      expect(await signIn(otherThan(code, by), { challenge: otherChallenge })).toEqual(INVALID)
    expect(await signIn(code, { challenge: otherChallenge })).toEqual(INVALID)
    expect(await signIn(code, { challenge: ownChallenge })).toMatchObject({ status: true })
  })

  it('M046 accepts the right code on the fifth try, and none after it', async () => {
    const code = await newCode()
    for (let by = 1; by <= 5; by++) expect(await signIn(otherThan(code, by))).toEqual(INVALID)
    expect(await signIn(code)).toEqual(INVALID)
    const second = await newCode()
    for (let by = 1; by <= 4; by++) await signIn(otherThan(second, by))
    expect(await signIn(second)).toMatchObject({ status: true })
  })

  it('M046 counts simultaneous tries, and rejects the right code after five', async () => {
    const code = await newCode()
    await Promise.all(Array.from({ length: 12 }, (_, index) => signIn(otherThan(code, index + 1))))
    expect((await lastOtp()).tries).toBe(5)
    expect(await signIn(code)).toEqual(INVALID)
  })

  it('M046 a code expires after ten minutes', async () => {
    const code = await newCode()
    expect(await later(600, () => signIn(code))).toEqual(INVALID)
    expect(await later(595, () => signIn(code))).toMatchObject({ status: true })
  })

  it.each([
    ['M048', 'P5', { user_type: 2, forgot_pwd_flag: 1 }],
    ['M049', 'P4', { user_type: 3, forgot_pwd_flag: 0 }],
  ] as const)('%s M236 returns to %s the data of a password login: %j', async (_, who, expected) => {
    const key = personaOf(who).mobile
    const { data } = await signIn(await newCode(key), { key, mobile: undefined })
    expect(data).toMatchObject(expected)
    expect(data).toEqual((await api.logIn(key, DEMO_PASSWORD)).data)
  })
})

describe('with a mail server', () => {
  const EMAIL = 'p1@demo.example'
  let sent: SentOtp[]
  beforeEach(() => {
    sent = []
  })

  async function postTo(call: string, query: Query): Promise<Reply> {
    const deliverOtp = (otp: SentOtp) => sent.push(otp)
    const app = api.appWith({ serviceKey: SERVICE_KEY, deliverOtp, mailsCodes: true })
    const path = `/auth/${call}${queryOf(query)}`
    return (await app.request(path, { method: 'POST', headers: AS_SERVICE })).json()
  }
  const forgotBy = (key: string, query: Query = {}) => postTo('forgot-password', { key, ...query })
  const signInBy = (key: string, otp: string, query: Query = {}) =>
    postTo('login-with-otp', { key, otp, app_type: '2', ...query })

  const emails = [EMAIL, 'P1@Demo.Example', ` ${EMAIL} `]
  it.each(emails)('X064 M041 M047 a code for %s goes to that address, and logs in', async (key) => {
    const { owner_contact_number: mask, challenge } = await forgotBy(key)
    expect(mask).toBe('p…@demo.example')
    expect(sent).toMatchObject([{ purpose: 'sign-in', to: EMAIL }])
    expect(await signInBy(key, sent[0]!.code, { mobile: mask, challenge })).toMatchObject({ status: true })
  })

  it('X064 M041 a code for a typed mobile goes to the mobile', async () => {
    expect(await forgotBy(P1.mobile)).toMatchObject({ owner_contact_number: '******0001' })
    expect(sent).toMatchObject([{ purpose: 'sign-in', to: P1.mobile }])
    expect(await signInBy(P1.mobile, sent[0]!.code, { mobile: '******0001' })).toMatchObject({ status: true })
  })

  it('X064 M044 a resend goes to the typed email address too, and voids the old code', async () => {
    const { challenge } = await forgotBy(EMAIL)
    await forgotBy(EMAIL, { challenge })
    expect(sent.map(({ to }) => to)).toEqual([EMAIL, EMAIL])
    expect(await signInBy(EMAIL, sent[0]!.code)).toEqual(INVALID)
    expect(await signInBy(EMAIL, sent[1]!.code)).toMatchObject({ status: true })
  })

  it('X064 M041 an unknown email address gets a reply like a known one, but no code', async () => {
    const [known, unknown] = [await forgotBy('p2@demo.example'), await forgotBy('Nobody@demo.example')]
    expect(keysOf(unknown)).toEqual(keysOf(known))
    expect([known, unknown].map((reply) => [reply.message, reply.owner_contact_number])).toEqual([
      ['OTP Generated.', 'p…@demo.example'],
      ['OTP Generated.', 'n…@demo.example'],
    ])
    expect(sent.map(({ to }) => to)).toEqual(['p2@demo.example'])
    expect(await signInBy('nobody@demo.example', unknown.otp)).toEqual(INVALID)
  })
})

// Last, because it changes the passwords of the demo data.
it('X066 a login while the office sets a new password leaves no session', async () => {
  const keys = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10'] as const
  const survivors = []
  for (const { id, mobile } of keys.map(personaOf)) {
    const code = await newCode(mobile)
    const login = signIn(code, { key: mobile, mobile: undefined })
    await Promise.all([login, setPassword(api.db, id, 'Another@2026')])
    const { token } = await login
    const probe = token && (await api.request(`/associate/get-profile-info/${id}`, { token }))
    if (probe && probe.status !== 401) survivors.push(id)
    const laterLogin = await signIn(await newCode(mobile), { key: mobile, mobile: undefined })
    expect([id, laterLogin.status]).toEqual([id, true])
  }
  expect(survivors).toEqual([])
})
