import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pageResponse } from './compress-page.server'

const html = `<p>${'శ్రీలక్ష్మి '.repeat(500)}</p>`
const responseTo = (encodings?: string) =>
  pageResponse(html, {
    request: new Request('http://localhost/home', {
      headers: encodings === undefined ? {} : { 'Accept-Encoding': encodings },
    }),
    status: 404,
    headers: new Headers({ Vary: 'Cookie' }),
  })

it.each(['br', 'gzip, deflate, br', 'gzip;q=0.5, br;q=0.9', '*'])(
  'Accept-Encoding %s: one compressed piece',
  async (encodings) => {
    const response = await responseTo(encodings)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.status).toBe(404)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(bytes.length),
      vary: 'Cookie, Accept-Encoding',
    })
    expect(brotliDecompressSync(bytes).toString()).toBe(html)
  },
)

it.each([undefined, '', 'gzip', 'br;q=0', 'gzip, br;q=0, *', 'broccoli'])(
  'Accept-Encoding %s: the page itself',
  async (encodings) => {
    const response = await responseTo(encodings)
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe(html)
  },
)
