import { describe, expect, it } from 'vitest'
import { action as bankDetails } from '~/routes/bank-details/route'
import { action as mailUpdate } from '~/routes/mail-update/route'
import { action as mobileUpdate, loader as mobileForm } from '~/routes/mobile-update/route'
import { action as updateProfile, loader as profileForm } from '~/routes/update-profile/route'
import { DEMO_PASSWORD, personaOf } from '../../reference-api/demo-data/personas'
import { aJpeg, asFile } from '../factories/images'
import { aged, logIn, tokenCountOf, visitOf } from '../factories/portal-login'
import { portalOverApi } from '../factories/portal-over-api'
import { rowOf, rowsOf } from '../factories/rows'
import { goodRequest } from './reference-api/bank-calls'

const { api, send } = portalOverApi()

it('M061 M210 clearing the address twice with one idempotency key succeeds both times', async () => {
  const cookie = await logIn('9000000061')
  const save = async (address: string, key?: string) => {
    const { idempotencyKey } = (await profileForm(visitOf('/update-profile', cookie))) as {
      idempotencyKey: string
    }
    const form = { email: '', address, idempotency_key: key ?? idempotencyKey }
    return { key: form.idempotency_key, ...(await send(updateProfile, '/update-profile', { cookie, form })) }
  }
  expect((await save('12, Lake Road')).to).toBe('/profile')
  const firstSave = await save('')
  const secondSave = await save('', firstSave.key)
  expect([firstSave.to, secondSave.to]).toEqual(['/profile', '/profile'])
  expect(await rowOf(api.db, 'associates', { mobile: '9000000061' })).toMatchObject({ address: null })
})

describe('a session whose login is more than ten minutes old', () => {
  const wrong = { message: 'Current Password is wrong' }
  const withoutPassword = (values: object) => ({
    status: 400,
    data: { errors: { currentPassword: {} }, values },
  })

  it('M067 sends a code to a new mobile only with the password; afterwards the form does not require the password again', async () => {
    const { id, mobile } = personaOf('P8')
    const cookie = await aged(await logIn(mobile))
    const submit = (fields: Record<string, string>) =>
      send(mobileUpdate, '/mobile-update', { cookie, form: { mobile: '9111100077', ...fields } })
    const tokenCount = await tokenCountOf(api.db, id)
    expect(await submit({})).toMatchObject(withoutPassword({ mobile: '9111100077' }))
    expect(await submit({ currentPassword: 'wrong' })).toMatchObject({
      data: { errors: { currentPassword: wrong }, values: { mobile: '9111100077' } },
    })
    const taken = { mobile: personaOf('P1').mobile, currentPassword: DEMO_PASSWORD }
    expect(await submit(taken)).toMatchObject({
      data: { failure: { title: /already exists$/ }, errors: { mobile: { message: /already exists$/ } } },
    })
    expect(await mobileForm(visitOf('/mobile-update', cookie))).toMatchObject({ requiresPassword: false })
    expect((await submit({})).to).toBe('/mobile-update/otp')
    // The token used for the check is revoked.
    expect(await tokenCountOf(api.db, id)).toBe(tokenCount)
  })

  it('M065 does not change the email without the password', async () => {
    const cookie = await aged(await logIn(personaOf('P2').mobile))
    const change = (fields: Record<string, string>) =>
      send(mailUpdate, '/mail-update', { cookie, form: { email: 'new.p2@demo.example', ...fields } })
    expect(await change({})).toMatchObject(withoutPassword({ email: 'new.p2@demo.example' }))
    expect(await change({ currentPassword: 'wrong' })).toMatchObject({
      data: { errors: { currentPassword: wrong } },
    })
    expect((await change({ currentPassword: DEMO_PASSWORD })).to).toBe('/profile')
  })

  it('M061 saves an address without the password, but a changed email only with the password', async () => {
    const cookie = await aged(await logIn(personaOf('P8').mobile))
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
    const cookie = await aged(await logIn(mobile))
    const image = asFile(await aJpeg())
    const request = (currentPassword: string) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...goodRequest, currentPassword })) form.set(name, value)
      form.set('image', image)
      return send(bankDetails, '/bank-details', { cookie, form })
    }
    const numbersSent = async () =>
      (await rowsOf(api.db, 'bank_change_requests', { associate_id: id })).map((sent) => sent.account_number)
    const numbersBefore = await numbersSent()
    const refused = await request('wrong')
    expect(refused).toMatchObject({ status: 400, data: { errors: { currentPassword: wrong } } })
    expect(refused.data).toHaveProperty('values', expect.not.objectContaining({ currentPassword: 'wrong' }))
    expect(await numbersSent()).toEqual(numbersBefore)
    expect((await request(DEMO_PASSWORD)).to).toBe('/bank-details')
    expect(await numbersSent()).toEqual([...numbersBefore, goodRequest.bank_ac_no])
  })
})
