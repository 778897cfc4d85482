import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { startUpstream } from '../tests/factories/upstream'
import { createOtpDelivery } from './otp-delivery'

const OTP = { purpose: 'sign-in', to: '9000000001', code: '0417' }

let lines: string[]
const log = pino({ base: null }, { write: (line: string) => lines.push(line) })

beforeEach(() => {
  lines = []
})

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const expectNoSecretsIn = (text: string) => {
  for (const secret of ['0417', '9000000001', 'secret']) expect(text).not.toContain(secret)
}

it('M046 without a webhook, demo data logs the code in one line', () => {
  createOtpDelivery({ webhookUrl: null, isDemo: true, log })(OTP)
  expect(logged()).toMatchObject([{ msg: 'otp outbox purpose=sign-in to=9000000001 code=0417' }])
})

it('M046 without a webhook and demo data, logs the failure without the code', () => {
  createOtpDelivery({ webhookUrl: null, isDemo: false, log })(OTP)
  expect(logged()).toMatchObject([
    { level: 50, purpose: 'sign-in', reason: 'OTP_WEBHOOK_URL is not set', msg: 'otp not delivered' },
  ])
  expectNoSecretsIn(lines.join(''))
})

it('M046 posts the code to the webhook as JSON and logs nothing, even with demo data', async () => {
  const receiver = await startUpstream()
  receiver.replies({ status: 202, body: 'ok' })
  createOtpDelivery({ webhookUrl: `${receiver.url}/otp?key=secret`, isDemo: true, log })(OTP)
  await receiver.requests(1)
  const [seen] = receiver.seen()
  expect(seen).toMatchObject({ method: 'POST', path: '/otp', query: { key: 'secret' } })
  expect(seen!.headers['content-type']).toBe('application/json')
  expect(JSON.parse(seen!.body)).toEqual(OTP)
  await receiver.close()
  expect(lines).toEqual([])
})

it.each([
  [{ status: 500, body: 'the code 0417' }, 'status 500'],
  ['reset', 'UND_ERR_SOCKET'],
] as const)('M046 logs a webhook failure of %j without code or URL', async (response, reason) => {
  const receiver = await startUpstream()
  receiver.replies(response)
  createOtpDelivery({ webhookUrl: `${receiver.url}/otp?key=secret`, isDemo: false, log })(OTP)
  await vi.waitFor(() => expect(logged()).toMatchObject([{ level: 50, reason, purpose: 'sign-in' }]))
  expectNoSecretsIn(lines.join(''))
  await receiver.close()
})

it('M046 does not follow webhook redirects', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/otp`
  createOtpDelivery({ webhookUrl, isDemo: false, log })(OTP)
  await vi.waitFor(() => expect(logged()).toMatchObject([{ msg: 'otp not delivered' }]))
  expectNoSecretsIn(lines.join(''))
  server.closeAllConnections()
  server.close()
})

it('M046 gives up on a webhook after ten seconds', async () => {
  const timeouts: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 50)
    return controller.signal
  })
  const receiver = await startUpstream()
  receiver.replies('hang')
  createOtpDelivery({ webhookUrl: receiver.url, isDemo: false, log })(OTP)
  await vi.waitFor(() => expect(logged()).toMatchObject([{ reason: 'TimeoutError' }]))
  expect(timeouts).toEqual([10_000])
  await receiver.close()
})
