import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const lookups: string[] = []
vi.stubGlobal('self', {})
vi.stubGlobal('BUILD', 'b1')
vi.stubGlobal('location', new URL('http://localhost/service-worker.js'))
vi.stubGlobal('caches', {
  match: async () => undefined,
  has: async () => false,
  keys: async () => {
    lookups.push('copies')
    return []
  },
})
const { handleNavigation, offlineClients } = await import('./navigation')
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  lookups.length = 0
  offlineClients.clear()
})

/** If the person leaves before the page has arrived, the browser aborts the request. */
async function navigate({ isAborted }: { isAborted: boolean }) {
  const controller = new AbortController()
  const request = new Request('http://localhost/home', { signal: controller.signal })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (isAborted) controller.abort()
    throw isAborted ? controller.signal.reason : new TypeError('Failed to fetch')
  })
  const event = { clientId: 'a', resultingClientId: 'b', waitUntil: () => undefined }
  return handleNavigation({ request, event })
}

it('M026 a page without a connection counts as offline, and its copy is looked up', async () => {
  await navigate({ isAborted: false })
  expect([...offlineClients]).toEqual(['b'])
  expect(lookups).toEqual(['copies'])
})

it('M026 a page does not count as offline if the person left before it arrived', async () => {
  expect((await navigate({ isAborted: true })).type).toBe('error')
  expect([...offlineClients]).toEqual([])
  expect(lookups).toEqual([])
})
