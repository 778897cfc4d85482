import { beforeEach, expect, it } from 'vitest'
import { documentUrl } from '~/screen/pictures/address.server'
import { thrownBy, upstreamForThisFile } from '../../../tests/factories/caller'
import { aPng, anSvg } from '../../../tests/factories/images'
import { aRequest, aSession, cookieFor } from '../../../tests/factories/session'
import { loader } from './route'

const upstream = upstreamForThisFile()
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200_000, 'x'), Buffer.from('%%EOF')])
beforeEach(() => upstream.replies({ bytes: pdf, headers: { 'Content-Length': String(pdf.length) } }))

async function get(url: string | null, isSignedIn = true): Promise<Response> {
  const user = { id: '101', type: 2, name: 'Ravi' }
  const cookie = isSignedIn ? await cookieFor(aSession({ user })) : ''
  const request = aRequest(url ?? '', { cookie })
  const [, , mac, source] = new URL(request.url).pathname.split('/')
  return (await loader({ request, params: { mac, source }, context: {} })) as Response
}

const brochure = (name = 'Mango Bloom Gardens Brochure') => documentUrl('101', '/media/3', name)

it('M226 a document is sent unchanged, inline, with its file name', async () => {
  const response = await get(brochure())
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': 'inline; filename="Mango Bloom Gardens Brochure.pdf"',
    'cache-control': 'private, max-age=300',
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
  expect(upstream.received()[0]?.headers.authorization).toBe('Bearer token-of-ravi')
})

it('M226 a document detects an image from its bytes', async () => {
  const image = await aPng()
  upstream.replies({ bytes: image, headers: { 'Content-Type': 'text/html' } })
  const response = await get(brochure('Layout'))
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-disposition')).toContain('"Layout.png"')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(image)
})

it('a cancelled download does not block the next one', async () => {
  upstream.replies({ bytes: Buffer.concat([pdf, Buffer.alloc(20_000_000)]) })
  const response = await get(brochure())
  await response.body?.cancel()
  upstream.replies({ bytes: pdf })
  expect((await get(brochure())).status).toBe(200)
})

it('M001 a document requires a session', async () => {
  expect(((await thrownBy(get(brochure(), false))) as Response).status).toBe(302)
})

it.each([
  ['another name', (url: string) => url.replace('Mango', 'Other')],
  ['a missing name', (url: string) => url.replace(/\?.*/, '')],
  ['a forged signature', (url: string) => url.replace(/document\/.{22}/, `document/${'A'.repeat(22)}`)],
])('%s is a 404 without a fetch', async (_, change) => {
  expect((await get(change(brochure() ?? ''))).status).toBe(404)
  expect(upstream.received()).toEqual([])
})

it.each<[string, Uint8Array]>([
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', anSvg()],
  ['an empty file', Buffer.alloc(0)],
  ['an executable', Buffer.from('MZ\u0090\u0000')],
])('%s is a 502', async (_, bytes) => {
  upstream.replies({ bytes, headers: { 'Content-Type': 'application/pdf' } })
  expect((await get(brochure())).status).toBe(502)
})
