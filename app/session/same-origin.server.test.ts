import { beforeEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { takeLog } from '../../tests/factories/log'
import { argsOf } from '../../tests/factories/session'
import { isSameOrigin, requireSameOrigin } from './same-origin.server'

beforeEach(() => {
  env.publicOrigin = 'https://portal.example'
})

it.each([
  // Sec-Fetch-Site decides if it is present.
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'invented' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://portal.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', referer: 'https://portal.example/login' }, false],
  // Without Sec-Fetch-Site, Origin decides.
  [{ origin: 'https://portal.example' }, true],
  [{ origin: 'http://portal.example' }, false],
  [{ origin: 'https://portal.example:8443' }, false],
  [{ origin: 'https://portal.example.evil.example' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'null', referer: 'https://portal.example/login' }, false],
  // Without Sec-Fetch-Site and Origin, Referer decides, for example in text browsers.
  [{ referer: 'https://portal.example' }, true],
  [{ referer: 'https://portal.example/login?x=1' }, true],
  [{ referer: 'https://portal.example.evil.example/login' }, false],
  [{ referer: 'https://portal.example@evil.example/' }, false],
  [{ referer: 'https://evil.example/https://portal.example/' }, false],
  // Without all three headers, the CSRF token decides.
  [{ referer: '' }, null],
  [{}, null],
  // The Host header proves nothing.
  [{ host: 'portal.example' }, null],
  [{ host: 'evil.example', origin: 'https://evil.example' }, false],
  [{ 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }, false],
])('the headers %j name the same origin: %s', (headers, isSame) => {
  const request = new Request('https://portal.example/x', { headers: headers as Record<string, string> })
  expect(isSameOrigin(request)).toBe(isSame)
})

const refusalOf = (method: string, headers: Record<string, string>): Promise<Response | null> =>
  requireSameOrigin(argsOf(new Request('https://portal.example/logout', { method, headers }))).then(
    () => null,
    (thrown: Response) => thrown,
  )

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a cross-site %s is a 403 with a message', async (method) => {
  const refusal = await refusalOf(method, { 'sec-fetch-site': 'cross-site' })
  expect(refusal?.status).toBe(403)
  expect(await refusal?.text()).toContain('not sent from this site')
  expect(await refusalOf(method, { 'sec-fetch-site': 'same-origin' })).toBeNull()
})

it('a form from another address of the portal is a 403 that names the right one, in the log too', async () => {
  const opened = { origin: 'http://192.0.2.7:3000' }
  const refusal = await refusalOf('POST', opened)
  expect(await refusal?.text()).toContain('Open the portal at https://portal.example and try again.')
  expect(takeLog()).toContain('"openedAt":"http://192.0.2.7:3000","expected":"https://portal.example"')
})

it.each(['GET', 'HEAD'])('accepts a cross-site %s, because it changes nothing', async (method) => {
  expect(await refusalOf(method, { 'sec-fetch-site': 'cross-site' })).toBeNull()
})

it('reads a rejected upload to its end, so that the browser shows the refusal', async () => {
  let chunksLeft = 50
  let isReadToEnd = false
  const body = new ReadableStream<Uint8Array>({
    pull(upload) {
      if (chunksLeft === 0) {
        isReadToEnd = true
        return upload.close()
      }
      chunksLeft -= 1
      upload.enqueue(new Uint8Array(2_000))
    },
  })
  const headers = { 'sec-fetch-site': 'cross-site' }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  const request = new Request('https://portal.example/bank-details', init)
  await expect(requireSameOrigin(argsOf(request))).rejects.toMatchObject({ status: 403 })
  expect(isReadToEnd).toBe(true)
})
