import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { cases } from '../../../tests/factories/cases'
import { documentUrl, pictureSet, pictureUrl, readDocumentUrl, readPictureUrl } from './address.server'

beforeEach(() => {
  env.apiBaseUrl = 'http://10.0.0.7:4000/v1'
  env.apiMediaOrigins = ['https://cdn.example']
  env.sessionSecrets = ['x'.repeat(32)]
})

const PICTURE = 'http://10.0.0.7:4000/media/12'

function partsOf(url: string | null) {
  const { pathname, searchParams } = new URL(url ?? '', 'http://localhost')
  const [, , mac = '', source = ''] = pathname.split('/')
  return { mac, source, name: searchParams.get('name') ?? '', width: searchParams.get('w') }
}

it('M050 a picture address is on the portal and hides the upstream’s host', () => {
  const url = pictureUrl('101', PICTURE, 320)
  expect(url).toMatch(/^\/picture\/[\w-]{22}\/[\w-]+\?w=320$/)
  const { source } = partsOf(url)
  expect(Buffer.from(source, 'base64url').toString()).toBe('/media/12')
  expect(readPictureUrl('101', partsOf(url))).toEqual({ source: '/media/12' })
})

it('a picture address works only for the user in its signature', () => {
  const parts = partsOf(pictureUrl('101', PICTURE, 320))
  expect(readPictureUrl('102', parts)).toBeNull()
})

it('a picture address has several widths, with the widest as fallback', () => {
  const set = pictureSet('101', PICTURE, [160, 320])
  expect(set?.srcSet.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual(['160w', '320w'])
  expect(partsOf(set?.src ?? null).width).toBe('320')
  expect(pictureSet('101', 'https://evil.example/x.png', [160])).toBeNull()
})

it.each([
  ['/uploads/a b.png?v=1#top', '/uploads/a%20b.png?v=1'],
  ['uploads/a.png', '/uploads/a.png'],
  ['https://cdn.example/a.png?sig=x', 'https://cdn.example/a.png?sig=x'],
])('a picture address accepts %s', (address, source) => {
  expect(readPictureUrl('101', partsOf(pictureUrl('101', address, 160)))?.source).toBe(source)
})

it.each([
  'https://evil.example/a.png',
  'http://10.0.0.7:4001/media/12',
  'https://10.0.0.7:4000/media/12',
  'http://169.254.169.254/latest/meta-data',
  '//evil.example/a.png',
  'https://cdn.example.evil.example/a.png',
  'https://user:secret@cdn.example/a.png',
  'http://cdn.example/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'http://[',
])('a picture address is null for %s', (address) => {
  expect(pictureUrl('101', address, 160)).toBeNull()
  expect(documentUrl('101', address, 'x')).toBeNull()
})

it('a picture address cannot be forged', () => {
  const { mac } = partsOf(pictureUrl('101', PICTURE, 320))
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (forged, address) => {
      const source = Buffer.from(address).toString('base64url')
      expect(readPictureUrl('101', { mac: forged, source })).toBeNull()
      if (address !== '/media/12') expect(readPictureUrl('101', { mac, source })).toBeNull()
    }),
    cases(),
  )
})

const url = () => documentUrl('101', PICTURE, 'మ్యాంగో Brochure')

it('M226 a document address works only with the signed name and for the signed user', () => {
  expect(readDocumentUrl('101', partsOf(url()))).toEqual({ source: '/media/12' })
  expect(readDocumentUrl('101', { ...partsOf(url()), name: 'Other' })).toBeNull()
  expect(readDocumentUrl('102', partsOf(url()))).toBeNull()
})

it('a document address is not interchangeable with a picture address', () => {
  expect(readPictureUrl('101', partsOf(url()))).toBeNull()
  expect(readDocumentUrl('101', partsOf(pictureUrl('101', PICTURE, 160)))).toBeNull()
})
