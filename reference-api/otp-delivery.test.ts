import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { receiverForThisFile } from '../tests/factories/receiver'
import { createOtpDelivery, type OtpWays, wayFor } from './otp-delivery'

const receiver = receiverForThisFile()

const OTP = { purpose: 'sign-in', to: '9000000001', code: '0417', language: 'en' } as const
const WARN = 40
const ERROR = 50
const NONE: OtpWays = { smtp: null, sms: null, webhookUrl: null }

const webhook = (webhookUrl: string): OtpWays => ({ ...NONE, webhookUrl })

let lines: string[]
const log = pino({ base: null }, { write: (line: string) => lines.push(line) })

beforeEach(() => {
  lines = []
})

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const expectNoSecretsIn = (text: string) => {
  for (const secret of ['0417', '9000000001', 'secret']) expect(text).not.toContain(secret)
}

it('M046 logs the code in one line if the data is demo data and no delivery is set', () => {
  createOtpDelivery({ ways: NONE, isDemo: true, log })(OTP)
  expect(logged()).toMatchObject([{ msg: 'otp outbox purpose=sign-in to=9000000001 code=0417' }])
})

it('M046 logs a failure without the code if the data is real and no delivery is set', () => {
  createOtpDelivery({ ways: NONE, isDemo: false, log })(OTP)
  expect(logged().slice(1)).toMatchObject([
    { level: ERROR, purpose: 'sign-in', reason: 'no delivery to mobiles is set', msg: 'otp not delivered' },
  ])
  expectNoSecretsIn(lines.join(''))
})

const SMTP = { url: 'smtp://mail.example', from: 'office@firm.example', firmName: null }
const SMS = { url: 'https://sms.example/?to={mobile}&code={code}', body: null }

it('X064 sends to mobiles by SMS and to email addresses by SMTP; the webhook replaces a way that is not set', () => {
  const nameFor = (to: string, ways: OtpWays) => wayFor(to, ways)?.name ?? null
  const all = { smtp: SMTP, sms: SMS, webhookUrl: 'https://hook.example' }
  const cases: [OtpWays, mobile: string | null, email: string | null][] = [
    [all, 'SMS', 'SMTP'],
    [{ ...all, sms: null }, 'webhook', 'SMTP'],
    [{ ...all, smtp: null }, 'SMS', 'webhook'],
    [{ ...all, webhookUrl: null, sms: null }, null, 'SMTP'],
    [{ ...all, webhookUrl: null, smtp: null }, 'SMS', null],
    [NONE, null, null],
  ]
  for (const [ways, mobile, email] of cases)
    expect([nameFor('9000000001', ways), nameFor('a@b.example', ways)]).toEqual([mobile, email])
})

it.each<[OtpWays, string | null]>([
  [NONE, 'to mobiles (set OTP_SMS_URL or OTP_WEBHOOK_URL), nor to email addresses (set OTP_SMTP_URL'],
  [{ ...NONE, smtp: SMTP }, 'to mobiles (set OTP_SMS_URL or OTP_WEBHOOK_URL).'],
  [{ ...NONE, sms: SMS }, 'to email addresses (set OTP_SMTP_URL or OTP_WEBHOOK_URL).'],
  [{ ...NONE, sms: SMS, smtp: SMTP }, null],
  [webhook('https://hook.example'), null],
])('X064 with %j and real data, a start warns once of what cannot be reached', (ways, warning) => {
  createOtpDelivery({ ways, isDemo: false, log })
  expect(logged().map(({ level }) => level)).toEqual(warning ? [WARN] : [])
  if (warning) expect(logged()[0]!.msg).toContain(`One-time passwords cannot be sent ${warning}`)
  lines = []
  createOtpDelivery({ ways, isDemo: true, log })
  expect(lines).toEqual([])
})

it('M046 posts the code to the webhook as JSON and logs nothing, even with demo data', async () => {
  receiver.replies({ status: 202, body: 'ok' })
  createOtpDelivery({ ways: webhook(`${receiver.url}/otp?key=secret`), isDemo: true, log })(OTP)
  await receiver.requests(1)
  const [request] = receiver.received()
  expect(request).toMatchObject({ method: 'POST', path: '/otp', query: { key: 'secret' } })
  expect(request!.headers['content-type']).toBe('application/json')
  expect(JSON.parse(request!.body)).toEqual(OTP)
  expect(lines).toEqual([])
})

it.each([
  [{ status: 500, body: 'the code 0417' }, 'status 500'],
  ['reset', 'UND_ERR_SOCKET'],
] as const)('M046 logs a webhook failure of %j without code or URL', async (response, reason) => {
  receiver.replies(response)
  createOtpDelivery({ ways: webhook(`${receiver.url}/otp?key=secret`), isDemo: false, log })(OTP)
  await vi.waitFor(() => expect(logged()).toMatchObject([{ level: ERROR, reason, purpose: 'sign-in' }]))
  expectNoSecretsIn(lines.join(''))
})

it('M046 does not follow webhook redirects', async () => {
  const redirect = { status: 307, headers: { location: '/elsewhere' }, bytes: Buffer.from('') }
  receiver.replies(redirect, { body: 'ok' })
  createOtpDelivery({ ways: webhook(`${receiver.url}/otp`), isDemo: false, log })(OTP)
  await vi.waitFor(() => expect(logged()).toMatchObject([{ msg: 'otp not delivered' }]))
  expect(receiver.received().map(({ path }) => path)).toEqual(['/otp'])
  expectNoSecretsIn(lines.join(''))
})

it('M046 gives up on a webhook after ten seconds', async () => {
  const timeouts: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 50)
    return controller.signal
  })
  receiver.replies('hang')
  createOtpDelivery({ ways: webhook(receiver.url), isDemo: false, log })(OTP)
  await vi.waitFor(() => expect(logged()).toMatchObject([{ reason: 'TimeoutError' }]))
  expect(timeouts).toEqual([10_000])
})
