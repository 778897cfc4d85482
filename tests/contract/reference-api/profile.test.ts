import { describe, expect, it } from 'vitest'
import { LoginReply } from '~/contract/auth'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { demoApiForThisFile, type Reply } from './demo-api'

const api = demoApiForThisFile()

type Query = Record<string, string | undefined>

const edit = (who: PersonaKey, query: Query): Promise<Reply> => api.own(who, 'edit-profile', query)
const profileOf = async (who: PersonaKey): Promise<Reply> => (await api.own(who, 'get-profile-info')).data
const refusedEmail = (message: string) => ({ status: false, message, errors: { email: [message] } })
const signIn = (who: PersonaKey, password?: string) => api.logIn(personaOf(who).mobile, password)

describe('associate/edit-profile', () => {
  it('M061 sets email and address, and does not change name and mobile', async () => {
    const query = {
      name: 'Somebody Else',
      mobile: '9111100000',
      email: 'harish@mail.example',
      address: '1-2-3, Lake Road\nDemo Nagar',
    }
    expect(await edit('P7', query)).toEqual({ status: true, message: 'Profile Updated.' })
    const { name, mobile } = personaOf('P7')
    const { email, address } = query
    const rera_valid_until = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string
    const rera = { rera_number: 'A02400001055', rera_valid_until }
    expect(await profileOf('P7')).toEqual({ name, mobile, email, address, ...rera })
    expect(await edit('P7', { email: query.email, address: 'Elsewhere' })).toMatchObject({ status: true })
    expect(await profileOf('P7')).toMatchObject({ email: query.email, address: 'Elsewhere' })
  })

  const empty = [{}, { email: '', address: '' }, { email: '  ', address: '\n' }]
  it.each(empty)('M061 the query %j removes the email and the address', async (query) => {
    await edit('P7', { email: 'harish@mail.example', address: 'x' })
    expect(await edit('P7', query)).toMatchObject({ status: true })
    expect(await profileOf('P7')).toMatchObject({ email: '', address: '' })
  })

  it('M061 an associate without an email adds one and logs in with it', async () => {
    expect(await edit('P10', { email: 'kalpana@mail.example' })).toMatchObject({ status: true })
    const reply = await api.logIn('kalpana@mail.example')
    expect(LoginReply.parse(reply).user.id).toBe(personaOf('P10').id)
  })

  it('M062 M066 rejects another person’s email at its field and changes nothing', async () => {
    const profileBefore = await profileOf('P8')
    const reply = await edit('P8', { email: 'p1@demo.example', address: 'changed' })
    expect(reply).toEqual(refusedEmail('This Email is already exists'))
    expect(await profileOf('P8')).toEqual(profileBefore)
  })

  it('M066 one of three simultaneous requests for the same email succeeds', async () => {
    const replies = await Promise.all(
      (['P6', 'P8', 'P9'] as const).map((who) => edit(who, { email: 'wanted@mail.example' })),
    )
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    expect(replies.filter(({ message }) => message === 'This Email is already exists')).toHaveLength(2)
  })

  it('M062 M064 rejects the email "ravi@example"', async () => {
    expect(await edit('P9', { email: 'ravi@example' })).toEqual(refusedEmail('Email is not valid.'))
  })

  it('M060 accepts an address of up to 500 characters', async () => {
    expect(await edit('P9', { address: 'ష'.repeat(500) })).toMatchObject({ status: true })
    const message = 'address must not exceed 500 characters.'
    expect(await edit('P9', { address: 'x'.repeat(501) })).toEqual({ status: false, message })
  })
})

describe('associate/profile/change-password', () => {
  const change = (who: PersonaKey, new_password: string, new_password_confirmation = new_password) =>
    api.own(who, 'profile/change-password', { new_password, new_password_confirmation })

  const EASY = 'This password is easy to guess. Please choose one without a name, mobile number or email.'
  it.each([
    ['', '', 'Password is required'],
    ['Plots@2027', '', 'Confirm Password is required'],
    ['Plots 2027', 'Plots 2027', 'Password rules not matched'],
    ['Plots@2027', 'Plots@2028', 'Passwords not matched'],
    ['Password1', 'Password1', 'This password is too common. Please choose another one.'],
    ['9000000003#', '9000000003#', EASY],
  ])('M077 M078 M079 rejects password %j, confirmation %j: "%s"', async (password, confirmation, message) => {
    expect(await change('P3', password, confirmation)).toEqual({ status: false, message })
    expect(await signIn('P3')).toMatchObject({ status: true })
  })

  it('M081 the new password logs in, the old one does not', async () => {
    expect(await change('P3', 'Plots!2027')).toEqual({ status: true, message: 'Password Changed.' })
    expect(await signIn('P3', 'Plots!2027')).toMatchObject({ status: true })
    expect(await signIn('P3')).toMatchObject({ status: false })
  })

  it('M084 after the change, a login no longer forces a change', async () => {
    expect((await signIn('P5')).data.forgot_pwd_flag).toBe(1)
    await change('P5', 'Fresh#2027')
    expect((await signIn('P5', 'Fresh#2027')).data.forgot_pwd_flag).toBe(0)
  })

  it('M081 ends every other session of the associate and no session of others', async () => {
    const issue = () => issueToken(api.db, personaOf('P6').id, new Date())
    const elsewhere = [await issue(), await issue()]
    for (const token of elsewhere) expect(await api.statusOf(token)).toBe(200)
    await change('P6', 'Fresh!2027')
    for (const token of elsewhere) expect(await api.statusOf(token)).toBe(401)
    for (const who of ['P6', 'P1'] as const) expect(await api.statusOf(await api.tokenOf(who))).toBe(200)
  })

  it('M046 M081 voids a code that was sent earlier', async () => {
    const key = personaOf('P9').mobile
    await api.auth('forgot-password', { key })
    const [otp] = api.takeOtps()
    await change('P9', 'Fresh@2027')
    const reply = await api.auth('login-with-otp', { key, otp: otp!.code })
    expect(reply).toEqual({ status: false, message: 'OTP is invalid.' })
  })
})
