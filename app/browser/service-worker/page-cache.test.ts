import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const MINUTE_MS = 60_000
const copies = new Map<string, string>()
const urlOf = (key: Request | string) => (typeof key === 'string' ? key : key.url)
const hadCopyBeforePut: boolean[] = []
const cache = {
  put: async (key: string, response: Response) => {
    if (!key.startsWith('/.')) hadCopyBeforePut.push(copies.has(key))
    copies.delete(key)
    copies.set(key, await response.text())
  },
  match: async (key: string) => (copies.has(key) ? new Response(copies.get(key)) : undefined),
  delete: async (key: Request | string) => copies.delete(urlOf(key)),
  keys: async () => [...copies.keys()].map((url) => ({ url: new URL(url, 'http://localhost').href })),
}

vi.stubGlobal('self', {})
vi.stubGlobal('BUILD', 'b1')
vi.stubGlobal('caches', {
  open: async () => cache,
  keys: async () => ['saved-copies-b1-owner'],
  delete: async () => true,
})
const { savedCopy, savePage } = await import('./page-cache')

const save = (html: string, policy = 'owner;60;60') =>
  savePage({ action: 'SAVE_PAGE', url: 'http://localhost/home#a', html, copies: policy, stylesheets: [] })

const expiry = () => JSON.parse(copies.get('/.expiry') ?? '{}') as { until: number; ms: number }

beforeEach(() => copies.clear())
afterAll(() => {
  vi.unstubAllGlobals()
})

it('a new copy replaces the older one in one step, so that a page always has a copy', async () => {
  await save('first')
  await save('second')
  expect(hadCopyBeforePut).toEqual([false, true])
  expect(copies.get('http://localhost/home')).toBe('second')
})

it('M015 a visit offline extends the lifetime of copies, but the automatic logout does not', async () => {
  const inOneMinute = Date.now() + MINUTE_MS
  copies.set('/.expiry', JSON.stringify({ until: inOneMinute, ms: 60 * MINUTE_MS }))
  await savedCopy('http://localhost/logout?reason=idle')
  expect(expiry().until).toBe(inOneMinute)
  await savedCopy('http://localhost/home')
  expect(expiry().until).toBeGreaterThan(inOneMinute + 58 * MINUTE_MS)
})

it('M015 copies expire with the session, even if less than the whole idle time remains', async () => {
  await save('page', 'owner;3600;60')
  expect(expiry().until).toBeLessThanOrEqual(Date.now() + MINUTE_MS)
  expect(expiry().ms).toBe(60 * MINUTE_MS)
})
