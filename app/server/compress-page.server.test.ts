import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { PAGE_WEIGHT } from '~/browser/document'
import { pageResponse } from './compress-page.server'

const html = `<p>${'శ్రీలక్ష్మి '.repeat(500)}</p>`
const responseTo = (encodings?: string, page = html) =>
  pageResponse(page, {
    request: new Request('http://localhost/home', {
      headers: encodings === undefined ? {} : { 'Accept-Encoding': encodings },
    }),
    status: 404,
    headers: new Headers({ Vary: 'Cookie' }),
  })

it.each(['br', 'gzip, deflate, br', 'gzip;q=0.5, br;q=0.9', '*'])(
  'with Accept-Encoding %s the page is compressed in one piece',
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
  'with Accept-Encoding %s, pageResponse leaves the compression to server.ts',
  async (encodings) => {
    const response = await responseTo(encodings)
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await response.text()).toBe(html)
  },
)

it.each(['br', 'gzip'])('with Accept-Encoding %s a page states its compressed size', async (encodings) => {
  // Random letters compress to three quarters of their size.
  const letters = randomBytes(12_000).toString('base64')
  const response = await responseTo(
    encodings,
    `<p>${PAGE_WEIGHT}${letters}</p>This page used ${PAGE_WEIGHT} KB</p>`,
  )
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = encodings === 'br' ? brotliDecompressSync(bytes).toString() : bytes.toString()
  expect(text).toBe(`<p>${PAGE_WEIGHT}${letters}</p>This page used 12 KB</p>`)
  if (encodings === 'br') expect(Math.round(bytes.length / 1024)).toBe(12)
})
