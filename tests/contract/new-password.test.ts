import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '~/domain/guessable-passwords.server'
import { loader as passwordForm } from '~/routes/change-password/route'
import { loader as mobileForm } from '~/routes/mobile-update/route'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { choosePassword, isLoggedIn, logIn, tokenCountOf, visitOf } from '../factories/portal-login'
import { portalOverApi } from '../factories/portal-over-api'
import { setRows } from '../factories/rows'
import { sessionOf } from '../factories/session'

const COMMON = 'This password is too common. Please choose another one.'
const PERSONAL = 'This password is easy to guess. Please choose one without a name, mobile number or email.'
const rejected = (message: string) => ({ status: 400, data: { errors: { password: { message } } } })

const { api } = portalOverApi()

describe('a new password', () => {
  it('X052 M210 sent twice at once renews the session once', async () => {
    const cookie = await logIn('9000000060')
    const { id } = (await sessionOf(cookie))!.user
    const { idempotencyKey } = (await passwordForm(visitOf('/change-password', cookie))) as {
      idempotencyKey: string
    }
    const press = () => choosePassword(cookie, 'Fresh#2027', { idempotency_key: idempotencyKey })
    const [first, second] = await Promise.all([press(), press()])
    expect([first.to, second.to]).toEqual(['/profile', '/profile'])
    expect(second.session).toBe(first.session)
    expect(await tokenCountOf(api.db, id)).toBe(1)
    await expect(mobileForm(visitOf('/mobile-update', second.session!))).resolves.toBeDefined()
  })

  it('X052 ends every other session of the person, at the portal and upstream, and renews the current session', async () => {
    const { id, mobile } = personaOf('P6')
    const [cookie, otherCookie] = [await logIn(mobile), await logIn(mobile)]
    const strangerCookie = await logIn(personaOf('P2').mobile)
    const oldSession = (await sessionOf(cookie))!
    const response = await choosePassword(cookie, 'Fresh#2027')
    expect(response.to).toBe('/profile')
    const newSession = (await sessionOf(response.session!))!
    expect(newSession.id).not.toBe(oldSession.id)
    expect(newSession.token).not.toBe(oldSession.token)
    expect(await isLoggedIn(cookie)).toBe(false)
    expect(await isLoggedIn(otherCookie)).toBe(false)
    expect(await isLoggedIn(strangerCookie)).toBe(true)
    // Only the new session's token is left.
    expect(await tokenCountOf(api.db, id)).toBe(1)
    expect(await passwordForm(visitOf('/change-password', response.session!))).toMatchObject({
      requiresPassword: false,
    })
    expect(await isLoggedIn(await logIn(mobile, 'Fresh#2027'))).toBe(true)
  })

  it('M078 is rejected at its field if it is one of the 10,000 most common passwords', async () => {
    const cookie = await logIn(personaOf('P1').mobile)
    const refused = await choosePassword(cookie, 'Password1')
    expect(refused).toMatchObject(rejected(COMMON))
    expect(await isLoggedIn(cookie)).toBe(true)
  })

  it.each([personaOf('P1').mobile, 'Plot@Partner7'])(
    'is rejected if it contains the person’s mobile or the product’s name: %s',
    async (password) => {
      const cookie = await logIn(personaOf('P1').mobile)
      expect(await choosePassword(cookie, password)).toMatchObject(rejected(PERSONAL))
    },
  )

  it('is rejected if it contains a name from the person’s email address, even if the person has a mobile', async () => {
    const { id, mobile } = personaOf('P7')
    await setRows(api.db, 'associates', { id }, { email: 'meera.kite@demo.example' })
    expect(await choosePassword(await logIn(mobile), 'Kite#2027')).toMatchObject(rejected(PERSONAL))
    expect(await isLoggedIn(await logIn(mobile))).toBe(true)
  })

  it.each([
    ['PassWord', true],
    [DEMO_PASSWORD, false],
    ['Fresh#2027', false],
  ])('M078 %j is common: %s', (password, isCommon) => {
    expect(isCommonPassword(password)).toBe(isCommon)
  })
})
