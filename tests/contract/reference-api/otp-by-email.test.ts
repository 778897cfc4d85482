import { beforeEach, describe, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, keysOf, queryOf, type Reply, SERVICE_KEY, type SentOtp } from './demo-api'

const { mobile } = personaOf('P1')
const EMAIL = 'p1@demo.example'
const INVALID = { status: false, message: 'OTP is invalid.' }

const api = demoApiForThisFile()
let sent: SentOtp[] = []
beforeEach(() => {
  sent = []
})

/** An API with a mail server. */
async function post(path: string, query: Record<string, string | undefined>): Promise<Reply> {
  const deliverOtp = (otp: SentOtp) => sent.push(otp)
  const app = api.appWith({ serviceKey: SERVICE_KEY, deliverOtp, mailsCodes: true })
  const response = await app.request(`${path}${queryOf(query)}`, {
    method: 'POST',
    headers: { 'x-service-key': SERVICE_KEY },
  })
  return response.json()
}
const forgot = (key: string, query: Record<string, string> = {}) =>
  post('/auth/forgot-password', { key, ...query })
const signIn = (key: string, otp: string, query: Record<string, string> = {}) =>
  post('/auth/login-with-otp', { key, otp, app_type: '2', ...query })

describe('with a mail server', () => {
  const spellings = [EMAIL, 'P1@Demo.Example', ` ${EMAIL} `]
  it.each(spellings)('X064 M041 M047 a code for %s goes to that address, and logs in', async (key) => {
    const { owner_contact_number: mask, challenge } = await forgot(key)
    expect(mask).toBe('p…@demo.example')
    expect(sent).toMatchObject([{ purpose: 'sign-in', to: EMAIL }])
    expect(await signIn(key, sent[0]!.code, { mobile: mask, challenge })).toMatchObject({ status: true })
  })

  it('X064 M041 a code for a typed mobile goes to the mobile', async () => {
    expect(await forgot(mobile)).toMatchObject({ owner_contact_number: '******0001' })
    expect(sent).toMatchObject([{ purpose: 'sign-in', to: mobile }])
    expect(await signIn(mobile, sent[0]!.code, { mobile: '******0001' })).toMatchObject({ status: true })
  })

  it('X064 M044 a resend goes to the typed email address too, and voids the old code', async () => {
    const { challenge } = await forgot(EMAIL)
    await forgot(EMAIL, { challenge })
    expect(sent.map(({ to }) => to)).toEqual([EMAIL, EMAIL])
    expect(await signIn(EMAIL, sent[0]!.code)).toEqual(INVALID)
    expect(await signIn(EMAIL, sent[1]!.code)).toMatchObject({ status: true })
  })

  it('X064 M041 an unknown email address gets a reply like a known one, but no code', async () => {
    const [known, unknown] = [await forgot('p2@demo.example'), await forgot('Nobody@demo.example')]
    expect(keysOf(unknown)).toEqual(keysOf(known))
    expect([known, unknown].map((reply) => [reply.message, reply.owner_contact_number])).toEqual([
      ['OTP Generated.', 'p…@demo.example'],
      ['OTP Generated.', 'n…@demo.example'],
    ])
    expect(sent.map(({ to }) => to)).toEqual(['p2@demo.example'])
    expect(await signIn('nobody@demo.example', unknown.otp)).toEqual(INVALID)
  })
})
