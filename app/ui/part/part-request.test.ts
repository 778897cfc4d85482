import { expect, it } from 'vitest'
import { keepScreenIfPartFails, partAt } from './part-request'

function browserWith(fetch: () => Promise<Response>) {
  const browser = { fetch }
  keepScreenIfPartFails(browser)
  return browser as Pick<typeof globalThis, 'fetch'>
}
const url = (address: string) => new URL(partAt(address), 'http://portal.example')
const loseConnection = () => Promise.reject(new TypeError('Failed to fetch'))
const breakOff = () =>
  Promise.resolve(
    new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
  )

it.each<[string, () => Promise<Response>]>([
  ['a lost connection', loseConnection],
  ['a body that breaks off', breakOff],
  ['an error of the server', () => Promise.resolve(new Response('error', { status: 502 }))],
])('M026 after %s, the part has no data', async (_, fetch) => {
  const response = await browserWith(fetch).fetch(url('/list.data?page=2'))
  expect([response.status, await response.text()]).toEqual([204, ''])
})

it('M026 a loaded part keeps its status and headers', async () => {
  const sentResponse = new Response('rows', { status: 202, headers: { 'X-Remix-Response': 'yes' } })
  const response = await browserWith(() => Promise.resolve(sentResponse)).fetch(url('/list.data'))
  expect([response.status, response.headers.get('X-Remix-Response'), await response.text()]).toEqual([
    202,
    'yes',
    'rows',
  ])
})

it('M026 leaves the failure of a whole screen to its error page', async () => {
  await expect(browserWith(loseConnection).fetch('http://portal.example/list.data?page=2')).rejects.toThrow(
    'Failed to fetch',
  )
})
