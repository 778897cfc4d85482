import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '~/domain/common-passwords.server'
import { action as bankDetails } from '~/routes/bank-details/route'
import { action as changePassword, loader as passwordForm } from '~/routes/change-password/route'
import { action as login } from '~/routes/login/route'
import { action as mailUpdate } from '~/routes/mail-update/route'
import { action as mobileUpdate, loader as mobileForm } from '~/routes/mobile-update/route'
import { action as updateProfile, loader as profileForm } from '~/routes/update-profile/route'
import { commitSession, getSession } from '~/session/session.server'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { aJpeg, asFile } from '../factories/images'
import { portalOverApi } from '../factories/portal-over-api'
import { aRequest, asSent } from '../factories/session'
import { goodRequest } from './reference-api/bank-calls'

const COMMON = 'This password is too common. Please choose another one.'
const PERSONAL = 'This password is easy to guess. Please choose one without a name, mobile number or email.'
const rejected = (message: string) => ({ status: 400, data: { errors: { password: { message } } } })

const { api, send } = portalOverApi()
const MINUTE_MS = 60_000

async function signIn(mobile: string, password = DEMO_PASSWORD): Promise<string> {
  const { session } = await send(login, '/login', { form: { userId: mobile, password } })
  return session!
}
const sessionOf = async (cookie: string) => (await getSession(aRequest('/', { cookie })))!
const isLoggedIn = async (cookie: string) => (await getSession(aRequest('/', { cookie }))) !== null

/** Returns a cookie of the same session with an older login. */
async function aged(cookie: string, minutes = 11): Promise<string> {
  const authenticatedAtMs = Date.now() - minutes * MINUTE_MS
  return asSent(await commitSession({ ...(await sessionOf(cookie)), authenticatedAtMs }))
}
const args = (path: string, cookie: string) => ({
  request: aRequest(path, { cookie }),
  params: {},
  context: {},
})
const tokenCountOf = async (id: string) =>
  (await api.db.selectFrom('tokens').select('token_hash').where('associate_id', '=', id).execute()).length

const choose = (cookie: string, password: string, fields: Record<string, string> = {}) =>
  send(changePassword, '/change-password', {
    cookie,
    form: { password, confirmation: password, ...fields },
  })

describe('a new password', () => {
  it('X052 M210 sent twice at once renews the session once', async () => {
    const cookie = await signIn('9000000060')
    const { id } = (await sessionOf(cookie)).user
    const { idempotencyKey } = (await passwordForm(args('/change-password', cookie))) as {
      idempotencyKey: string
    }
    const press = () => choose(cookie, 'Fresh#2027', { idempotency_key: idempotencyKey })
    const [first, second] = await Promise.all([press(), press()])
    expect([first.to, second.to]).toEqual(['/profile', '/profile'])
    expect(second.session).toBe(first.session)
    expect(await tokenCountOf(id)).toBe(1)
    await expect(mobileForm(args('/mobile-update', second.session!))).resolves.toBeDefined()
  })

  it('X052 ends every other session of the person, at the portal and upstream, and renews the current session', async () => {
    const { id, mobile } = personaOf('P6')
    const [cookie, otherCookie] = [await signIn(mobile), await signIn(mobile)]
    const strangerCookie = await signIn(personaOf('P2').mobile)
    const oldSession = await sessionOf(cookie)
    const response = await choose(cookie, 'Fresh#2027')
    expect(response.to).toBe('/profile')
    const newSession = await sessionOf(response.session!)
    expect(newSession.id).not.toBe(oldSession.id)
    expect(newSession.token).not.toBe(oldSession.token)
    expect(await isLoggedIn(cookie)).toBe(false)
    expect(await isLoggedIn(otherCookie)).toBe(false)
    expect(await isLoggedIn(strangerCookie)).toBe(true)
    // Only the new session's token is left.
    expect(await tokenCountOf(id)).toBe(1)
    expect(await passwordForm(args('/change-password', response.session!))).toMatchObject({
      requiresPassword: false,
    })
    expect(await isLoggedIn(await signIn(mobile, 'Fresh#2027'))).toBe(true)
  })

  it('M078 is rejected at its field if it is one of the 10,000 most common passwords', async () => {
    const cookie = await signIn(personaOf('P1').mobile)
    const refused = await choose(cookie, 'Password1')
    expect(refused).toMatchObject(rejected(COMMON))
    expect(await isLoggedIn(cookie)).toBe(true)
  })

  it.each([personaOf('P1').mobile, 'Plot@Partner7'])(
    'is rejected if it contains the person’s mobile or the product’s name: %s',
    async (password) => {
      const cookie = await signIn(personaOf('P1').mobile)
      expect(await choose(cookie, password)).toMatchObject(rejected(PERSONAL))
    },
  )

  it('is rejected if it contains a name from the person’s email address, even if the person has a mobile', async () => {
    const { id, mobile } = personaOf('P7')
    await api.db
      .updateTable('associates')
      .set({ email: 'meera.kite@demo.example' })
      .where('id', '=', id)
      .execute()
    expect(await choose(await signIn(mobile), 'Kite#2027')).toMatchObject(rejected(PERSONAL))
    expect(await isLoggedIn(await signIn(mobile))).toBe(true)
  })

  it.each([
    ['123456', true],
    ['PassWord', true],
    ['iloveyou', true],
    [DEMO_PASSWORD, false],
    ['Fresh#2027', false],
    ['', false],
  ])('M078 %j is common: %s', (password, isCommon) => {
    expect(isCommonPassword(password)).toBe(isCommon)
  })
})

it('M061 M210 clearing the address twice with one idempotency key succeeds both times', async () => {
  const cookie = await signIn('9000000061')
  const save = async (address: string, key?: string) => {
    const { idempotencyKey } = (await profileForm(args('/update-profile', cookie))) as {
      idempotencyKey: string
    }
    const form = { email: '', address, idempotency_key: key ?? idempotencyKey }
    return {
      key: form.idempotency_key,
      ...(await send(updateProfile, '/update-profile', { cookie, form })),
    }
  }
  expect((await save('12, Lake Road')).to).toBe('/profile')
  const firstSave = await save('')
  const secondSave = await save('', firstSave.key)
  expect([firstSave.to, secondSave.to]).toEqual(['/profile', '/profile'])
  const owner = api.db.selectFrom('associates').where('mobile', '=', '9000000061')
  expect(await owner.select('address').executeTakeFirstOrThrow()).toEqual({ address: null })
})

describe('a session whose login is more than ten minutes old', () => {
  const wrong = { message: 'Current Password is wrong' }

  it('M075 requires the password; a session with a newer login does not', async () => {
    const cookie = await signIn(personaOf('P1').mobile)
    const requiresPassword = async (sessionCookie: string) => {
      const form = await passwordForm(args('/change-password', sessionCookie))
      return form.requiresPassword
    }
    expect(await requiresPassword(await aged(cookie, 9))).toBe(false)
    expect(await requiresPassword(await aged(cookie, 11))).toBe(true)
  })

  it('M081 does not change the password without the current password, or with a wrong password', async () => {
    const mobile = personaOf('P3').mobile
    const cookie = await aged(await signIn(mobile))
    expect(await choose(cookie, 'Fresh#2027')).toMatchObject({
      status: 400,
      data: { errors: { currentPassword: { message: 'Current Password is required' } }, values: {} },
    })
    const refused = await choose(cookie, 'Fresh#2027', { currentPassword: 'wrong' })
    expect(refused).toMatchObject({ status: 400, data: { errors: { currentPassword: wrong }, values: {} } })
    expect(await isLoggedIn(await signIn(mobile))).toBe(true)
    expect((await choose(cookie, 'Fresh#2027', { currentPassword: DEMO_PASSWORD })).to).toBe('/profile')
    expect(await isLoggedIn(await signIn(mobile, 'Fresh#2027'))).toBe(true)
  })

  it('M067 sends a code to a new mobile only with the password; afterwards the form does not require the password again', async () => {
    const { id, mobile } = personaOf('P8')
    const cookie = await aged(await signIn(mobile))
    const submit = (fields: Record<string, string>) =>
      send(mobileUpdate, '/mobile-update', { cookie, form: { mobile: '9111100077', ...fields } })
    const tokenCount = await tokenCountOf(id)
    expect(await submit({})).toMatchObject({
      status: 400,
      data: { errors: { currentPassword: {} }, values: { mobile: '9111100077' } },
    })
    expect(await submit({ currentPassword: 'wrong' })).toMatchObject({
      data: { errors: { currentPassword: wrong }, values: { mobile: '9111100077' } },
    })
    const taken = { mobile: personaOf('P1').mobile, currentPassword: DEMO_PASSWORD }
    expect(await submit(taken)).toMatchObject({
      data: { failure: { title: /already exists$/ }, errors: { mobile: { message: /already exists$/ } } },
    })
    expect(await mobileForm(args('/mobile-update', cookie))).toMatchObject({ requiresPassword: false })
    expect((await submit({})).to).toBe('/mobile-update/otp')
    // The token used for the check is revoked.
    expect(await tokenCountOf(id)).toBe(tokenCount)
  })

  it('M065 does not change the email without the password', async () => {
    const cookie = await aged(await signIn(personaOf('P2').mobile))
    const change = (fields: Record<string, string>) =>
      send(mailUpdate, '/mail-update', { cookie, form: { email: 'new.p2@demo.example', ...fields } })
    expect(await change({})).toMatchObject({
      status: 400,
      data: { errors: { currentPassword: {} }, values: { email: 'new.p2@demo.example' } },
    })
    expect(await change({ currentPassword: 'wrong' })).toMatchObject({
      data: { errors: { currentPassword: wrong } },
    })
    expect((await change({ currentPassword: DEMO_PASSWORD })).to).toBe('/profile')
  })

  it('M061 saves an address without the password, but a changed email only with the password', async () => {
    const cookie = await aged(await signIn(personaOf('P8').mobile))
    const save = (form: Record<string, string>) => send(updateProfile, '/update-profile', { cookie, form })
    expect((await save({ address: '1 Main Road' })).to).toBe('/profile')
    expect((await save({ email: 'p8@demo.example', address: '2 Main Road' })).to).toBe('/profile')
    expect(await save({ email: 'new.p8@demo.example' })).toMatchObject({
      status: 400,
      data: { errors: { currentPassword: { message: 'Current Password is required' } } },
    })
    expect(await save({ email: '', currentPassword: 'wrong' })).toMatchObject({
      data: { errors: { currentPassword: wrong } },
    })
    expect((await save({ email: '', currentPassword: DEMO_PASSWORD })).to).toBe('/profile')
  })

  it('M107 sends bank details only with the password', async () => {
    const { id, mobile } = personaOf('P10')
    const cookie = await aged(await signIn(mobile))
    const image = asFile(await aJpeg())
    const request = (currentPassword: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...goodRequest, currentPassword })) form.set(name, value)
      form.set('image', image)
      return send(bankDetails, '/bank-details', { cookie, form })
    }
    const numbersSent = async () => {
      const requests = api.db.selectFrom('bank_change_requests').where('associate_id', '=', id)
      return (await requests.select('account_number').execute()).map((sent) => sent.account_number)
    }
    const numbersBefore = await numbersSent()
    const refused = await request('wrong')
    expect(refused).toMatchObject({ status: 400, data: { errors: { currentPassword: wrong } } })
    expect(refused.data).toHaveProperty('values', expect.not.objectContaining({ currentPassword: 'wrong' }))
    expect(await numbersSent()).toEqual(numbersBefore)
    expect((await request(DEMO_PASSWORD)).to).toBe('/bank-details')
    expect(await numbersSent()).toEqual([...numbersBefore, goodRequest.bank_ac_no])
  })

  it('M036 wrong passwords count as login attempts; after too many, the response is 429 with Retry-After', async () => {
    const mobile = personaOf('P9').mobile
    const cookie = await aged(await signIn(mobile))
    let response = await choose(cookie, 'Fresh#2027', { currentPassword: 'guess' })
    for (let guess = 1; guess < 11; guess++)
      response = await choose(cookie, 'Fresh#2027', { currentPassword: `guess-${guess}` })
    expect(response).toMatchObject({ status: 429, data: { failure: { message: /^Too many attempts/ } } })
    expect(Number(new Headers(response.headers).get('retry-after'))).toBeGreaterThan(0)
    expect(await isLoggedIn(cookie)).toBe(true)
  })
})
