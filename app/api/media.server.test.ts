import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { aCaller, apiErrorOf, thrownBy, upstreamForThisFile } from '../../tests/factories/caller'
import { takeLog } from '../../tests/factories/log'
import { receiverForThisFile } from '../../tests/factories/receiver'
import { media } from './media.server'

const upstream = upstreamForThisFile()
const elsewhere = receiverForThisFile()

const MB = 1024 * 1024
const ABOVE_PICTURE_LIMIT = 13 * MB
const ABOVE_DOCUMENT_LIMIT = 51 * MB

const bytes = Buffer.from('a picture')
const picture = (source = '/media/12', fields = {}) => media(aCaller(fields)).picture(source)

it('M023 a picture is requested with the token, and read whole', async () => {
  upstream.replies({ bytes })
  expect(Buffer.from(await picture('/media/12?size=full'))).toEqual(bytes)
  expect(upstream.received()).toMatchObject([
    {
      method: 'GET',
      path: '/media/12',
      query: { size: 'full' },
      headers: { authorization: 'Bearer token-of-ravi', 'x-request-id': 'request-1' },
    },
  ])
})

it('a picture is not requested outside the allowed origins', async () => {
  expect(await apiErrorOf(picture(`${elsewhere.url}/a.jpg`))).toMatchObject({ kind: 'not-found' })
  expect(elsewhere.received()).toEqual([])
})

it('a picture does not follow redirects', async () => {
  const headers = { Location: `${elsewhere.url}/a.jpg` }
  upstream.replies({ bytes, status: 302, headers })
  expect((await apiErrorOf(picture())).kind).toBe('unavailable')
  expect(elsewhere.received()).toEqual([])
})

it.each([
  ['reset', 'unavailable'],
  ['reset in the body', 'unavailable'],
  [{ status: 503 }, 'unavailable'],
  [{ status: 429 }, 'throttled'],
] as const)('M025 a picture is retried once after %j', async (failure, kind) => {
  upstream.replies(failure, { bytes })
  expect(Buffer.from(await picture())).toEqual(bytes)
  expect(upstream.received()).toHaveLength(2)
  upstream.replies(failure, failure, { bytes })
  expect((await apiErrorOf(picture())).kind).toBe(kind)
  expect(upstream.received()).toHaveLength(2)
})

it.each([
  [403, 'forbidden'],
  [404, 'not-found'],
])('M025 a picture is not retried after status %i', async (status, kind) => {
  upstream.replies({ status }, { bytes })
  expect((await apiErrorOf(picture())).kind).toBe(kind)
  expect(upstream.received()).toHaveLength(1)
})

it('M017 a 401 ends the session', async () => {
  upstream.replies({ status: 401 })
  const onUnauthenticated = () => Promise.reject(new Error('signed out'))
  expect(await thrownBy(picture('/media/12', { onUnauthenticated }))).toEqual(new Error('signed out'))
})

it.each([
  ['announces a size above the limit', { 'Content-Length': String(ABOVE_PICTURE_LIMIT) }],
  ['exceeds the limit without announcing its size', { 'Transfer-Encoding': 'chunked' }],
])('a picture is rejected if it %s', async (_, headers) => {
  upstream.replies({ bytes: Buffer.alloc(ABOVE_PICTURE_LIMIT), headers })
  expect(await apiErrorOf(picture())).toMatchObject({ kind: 'unreadable', detail: 'reply too large' })
  expect(upstream.received()).toHaveLength(1)
})

it('M026 a picture fails with a 504 at the deadline of the page', async () => {
  upstream.replies('hang')
  const error = await apiErrorOf(picture('/media/12', { deadline: AbortSignal.timeout(100) }))
  expect(error.init.status).toBe(504)
})

it('M023 logs neither the signature in an address nor the token', async () => {
  takeLog()
  upstream.replies({ bytes })
  await picture('/media/12?signature=canary')
  const logged = takeLog()
  expect(logged).toContain('"call":"media","requestId":"request-1","status":200,"attempts":1')
  expect(logged).not.toMatch(/canary|token-of-ravi/)
})

/** Decoding 50 MB as text would take seconds. */
async function sizeOf(content: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const { length } of content) size += length
  return size
}

const pdf = Buffer.from('%PDF-1.7 a brochure')
const document = () => media(aCaller()).document('/media/3')

it('M226 a document is streamed, with its size if known', async () => {
  upstream.replies({ bytes: pdf, headers: { 'Content-Length': String(pdf.length) } })
  const sized = await document()
  expect([sized.size, await text(sized.content)]).toEqual([pdf.length, '%PDF-1.7 a brochure'])
  upstream.replies({ bytes: pdf, headers: { 'Transfer-Encoding': 'chunked' } })
  const unsized = await document()
  expect([unsized.size, await text(unsized.content)]).toEqual([null, '%PDF-1.7 a brochure'])
})

it('a document is aborted when it exceeds the limit', async () => {
  upstream.replies({
    bytes: Buffer.concat([pdf, Buffer.alloc(ABOVE_DOCUMENT_LIMIT)]),
    headers: { 'Transfer-Encoding': 'chunked' },
  })
  const { content } = await document()
  const error = await thrownBy(sizeOf(content))
  expect(error).toMatchObject({ kind: 'unreadable', detail: 'reply too large' })
})

it('a document is rejected if its stated size is above the limit', async () => {
  upstream.replies({ bytes: pdf, headers: { 'Content-Length': String(ABOVE_DOCUMENT_LIMIT) } })
  expect(await apiErrorOf(document())).toMatchObject({ kind: 'unreadable', detail: 'reply too large' })
})
