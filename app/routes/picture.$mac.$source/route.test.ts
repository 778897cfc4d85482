import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { pictureUrl } from '~/screen/pictures/address.server'
import { thrownBy, upstreamForThisFile } from '../../../tests/factories/caller'
import { aJpeg, anImageBomb, anSvg } from '../../../tests/factories/images'
import { aRequest, aSession, cookieFor } from '../../../tests/factories/session'
import { wireBankDetails, wirePendingRequest } from '../../../tests/factories/wire-media'
import { loader as bankImageLoader } from '~/routes/bank-details/image.route'
import { loader } from './route'

const upstream = upstreamForThisFile()
const user = { id: '101', type: 2, name: 'Ravi' }
let photo: Buffer
let pictureCount = 0

beforeAll(async () => {
  photo = await aJpeg({ width: 1500, height: 1000 })
})
beforeEach(() => upstream.replies({ bytes: photo }))

/** A new address at each call, so that no picture is in the cache. */
function aPicture(): string {
  pictureCount += 1
  return `/media/${pictureCount}`
}

interface RequestOptions {
  headers?: Record<string, string>
  session?: Parameters<typeof aSession>[0] | null
}

async function get(
  url: string | null,
  { headers = {}, session = {} }: RequestOptions = {},
): Promise<Response> {
  const cookie = session && (await cookieFor(aSession({ user, ...session })))
  const request = aRequest(url ?? '', { cookie: cookie ?? '', headers })
  const [, , mac, source] = new URL(request.url).pathname.split('/')
  return (await loader({ request, params: { mac, source }, context: {} })) as Response
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('M050 a browser that accepts %s gets %s at the requested width', async (accept, type, format) => {
  const response = await get(pictureUrl('101', aPicture(), 480), { headers: { accept } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('Accept')
  const bytes = await bytesOf(response)
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 480, height: 320 })
  expect(bytes.length).toBeLessThan(photo.length)
})

it('a picture is never enlarged', async () => {
  upstream.replies({ bytes: await aJpeg({ width: 200, height: 100 }) })
  const response = await get(pictureUrl('101', aPicture(), 1280))
  expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ width: 200, height: 100 })
})

it('a picture is fetched once for all sessions, cached by browsers, and revalidated by ETag', async () => {
  const url = pictureUrl('101', aPicture(), 320)
  const first = await get(url)
  const second = await get(url, { session: { token: 'another-session' } })
  expect(await bytesOf(second)).toEqual(await bytesOf(first))
  expect(upstream.received()).toHaveLength(1)
  expect(first.headers.get('cache-control')).toBe('private, max-age=86400')
  const etag = first.headers.get('etag') ?? ''
  const third = await get(url, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([third.status, await third.text(), third.headers.get('etag')]).toEqual([304, '', etag])
})

it('a picture is revalidated by an ETag that a compressing proxy marked as weak', async () => {
  const url = pictureUrl('101', aPicture(), 320)
  const etag = (await get(url)).headers.get('etag') ?? ''
  const statusFor = async (header: string) =>
    (await get(url, { headers: { 'if-none-match': header } })).status
  expect(await statusFor(`W/${etag}`)).toBe(304)
  expect(await statusFor(`W/"other", W/${etag}`)).toBe(304)
  expect(await statusFor('W/"other"')).toBe(200)
})

it('M110 the image of a bank request is fetched with the user’s token each time and never cached', async () => {
  const image = aPicture()
  const details = { json: wireBankDetails({}, [wirePendingRequest({ image })]) }
  upstream.replies(details, { bytes: photo }, details, { bytes: photo })
  for (const token of ['first-token', 'second-token']) {
    const cookie = await cookieFor(aSession({ user, token }))
    const request = aRequest('/bank-details/image', { cookie })
    const response = (await bankImageLoader({ request, params: {}, context: {} })) as Response
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('etag')).toBeNull()
  }
  const fetches = upstream.received().filter(({ path }) => path === image)
  expect(fetches.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer first-token',
    'Bearer second-token',
  ])
})

it('M001 a picture requires a session', async () => {
  const redirect = (await thrownBy(get(pictureUrl('101', aPicture(), 320), { session: null }))) as Response
  expect([redirect.status, redirect.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/login\?returnTo=%2Fpicture/),
  ])
  expect(upstream.received()).toEqual([])
})

it('M017 an upstream 401 ends the session', async () => {
  upstream.replies({ status: 401 })
  const redirect = (await thrownBy(get(pictureUrl('101', aPicture(), 320)))) as Response
  expect(redirect.headers.getSetCookie().join()).toMatch(/session=;/)
})

it.each([
  ['another user’s address', () => pictureUrl('102', aPicture(), 320) ?? ''],
  ['a forged signature', (url: string) => url.replace(/picture\/.{22}/, `picture/${'A'.repeat(22)}`)],
  ['another source', (url: string) => url.replace(/[^/?]+\?/, `${btoa('/media/999')}?`)],
  ['a width that is not offered', (url: string) => url.replace('w=320', 'w=321')],
  ['a missing width', (url: string) => url.replace(/\?.*/, '')],
])('%s is a 404 without a fetch', async (_, change) => {
  const response = await get(change(pictureUrl('101', aPicture(), 320) ?? ''))
  expect(response.status).toBe(404)
  expect(upstream.received()).toEqual([])
})

it('rejects an origin that is no longer listed', async () => {
  env.apiMediaOrigins = ['https://cdn.example']
  const url = pictureUrl('101', 'https://cdn.example/a.jpg', 320)
  env.apiMediaOrigins = []
  expect((await get(url)).status).toBe(404)
})

it.each<[string, () => Promise<Uint8Array>]>([
  ['a page', async () => Buffer.from('<!doctype html><title>Login</title>')],
  ['an SVG', async () => anSvg()],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
  ['an empty file', async () => Buffer.alloc(0)],
  ['half a picture', async () => photo.subarray(0, 900)],
  ['an image bomb', async () => anImageBomb()],
])('%s instead of a picture is a 502', async (_, bytes) => {
  upstream.replies({ bytes: await bytes(), headers: { 'Content-Type': 'image/jpeg' } })
  const response = await get(pictureUrl('101', aPicture(), 320))
  expect(response.status).toBe(502)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('says how long to wait if the upstream throttles the call', async () => {
  upstream.replies({ bytes: Buffer.from('{}'), status: 429, headers: { 'Retry-After': '240' } })
  const response = await get(pictureUrl('101', aPicture(), 320))
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '240'])
})

it.each([
  [404, 404],
  [403, 404],
  [500, 502],
])('M026 an upstream %i becomes a %i and is not cached', async (status, shownStatus) => {
  const url = pictureUrl('101', aPicture(), 320)
  upstream.replies({ status })
  expect((await get(url)).status).toBe(shownStatus)
  upstream.replies({ bytes: photo })
  expect((await get(url)).status).toBe(200)
})
