import { expect, it } from 'vitest'
import { keepScreenIfPartFails } from './failed-part'

const PART = 'http://portal.example/list.data?page=2&only=1'
const SCREEN = 'http://portal.example/list.data?page=2'

const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const brokenOff = () =>
  Promise.resolve(
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
  )

it('M026 only a failed request for a part becomes a response without data', async () => {
  const refused = () => Promise.resolve(new Response('error', { status: 502 }))
  for (const fail of [lost, brokenOff, refused]) {
    const response = await browserWith(fail)(PART)
    expect([response.status, await response.text()]).toEqual([204, ''])
  }
  await expect(browserWith(lost)(SCREEN)).rejects.toThrow('Failed to fetch')
  const sent = new Response('rows', { status: 202, headers: { 'X-Remix-Response': 'yes' } })
  const response = await browserWith(() => Promise.resolve(sent))(PART)
  expect([response.status, response.headers.get('X-Remix-Response'), await response.text()]).toEqual([
    202,
    'yes',
    'rows',
  ])
})

function browserWith(fetch: () => Promise<Response>) {
  const browser: Pick<typeof globalThis, 'fetch'> = { fetch }
  keepScreenIfPartFails(browser)
  return browser.fetch
}
