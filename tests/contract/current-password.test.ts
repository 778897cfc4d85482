import { describe, expect, it } from 'vitest'
import { loader as passwordForm } from '~/routes/change-password/route'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { aged, choosePassword, isLoggedIn, logIn, visitOf } from '../factories/portal-login'
import { portalOverApi } from '../factories/portal-over-api'

portalOverApi()

describe('a session whose login is more than ten minutes old', () => {
  const wrong = { message: 'Current Password is wrong' }

  it('M075 requires the password; a session with a newer login does not', async () => {
    const cookie = await logIn(personaOf('P1').mobile)
    const requiresPassword = async (sessionCookie: string) => {
      const form = await passwordForm(visitOf('/change-password', sessionCookie))
      return form.requiresPassword
    }
    expect(await requiresPassword(await aged(cookie, 9))).toBe(false)
    expect(await requiresPassword(await aged(cookie, 11))).toBe(true)
  })

  it('M081 does not change the password without the current password, or with a wrong password', async () => {
    const mobile = personaOf('P3').mobile
    const cookie = await aged(await logIn(mobile))
    expect(await choosePassword(cookie, 'Fresh#2027')).toMatchObject({
      status: 400,
      data: { errors: { currentPassword: { message: 'Current Password is required' } }, values: {} },
    })
    const refused = await choosePassword(cookie, 'Fresh#2027', { currentPassword: 'wrong' })
    expect(refused).toMatchObject({ status: 400, data: { errors: { currentPassword: wrong }, values: {} } })
    expect(await isLoggedIn(await logIn(mobile))).toBe(true)
    expect((await choosePassword(cookie, 'Fresh#2027', { currentPassword: DEMO_PASSWORD })).to).toBe(
      '/profile',
    )
    expect(await isLoggedIn(await logIn(mobile, 'Fresh#2027'))).toBe(true)
  })

  it('M036 wrong passwords count as login attempts; after too many, the response is 429 with Retry-After', async () => {
    const mobile = personaOf('P9').mobile
    const cookie = await aged(await logIn(mobile))
    let response = await choosePassword(cookie, 'Fresh#2027', { currentPassword: 'guess' })
    for (let guess = 1; guess < 11; guess++)
      response = await choosePassword(cookie, 'Fresh#2027', { currentPassword: `guess-${guess}` })
    expect(response).toMatchObject({ status: 429, data: { failure: { message: /^Too many attempts/ } } })
    expect(Number(new Headers(response.headers).get('retry-after'))).toBeGreaterThan(0)
    expect(await isLoggedIn(cookie)).toBe(true)
  })
})
