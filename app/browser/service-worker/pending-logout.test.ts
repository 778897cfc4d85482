import { afterAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest'

const names = new Set<string>()
const registered: string[] = []
vi.stubGlobal('registration', { sync: { register: async (tag: string) => registered.push(tag) } })
vi.stubGlobal('caches', {
  has: async (name: string) => names.has(name),
  open: async (name: string) => names.add(name),
  delete: async (name: string) => names.delete(name),
})
const { isLogoutPending, sendPendingLogout, storePendingLogout } = await import('./pending-logout')
afterAll(() => vi.unstubAllGlobals())

let send: MockInstance<typeof fetch>
beforeEach(() => {
  names.clear()
  send = vi.spyOn(globalThis, 'fetch')
})

it('M014 sends nothing if no logout is pending', async () => {
  expect(await sendPendingLogout()).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

it('M014 a logout without a connection is sent once the portal can be reached', async () => {
  await storePendingLogout()
  expect(registered).toEqual(['pending-logout'])
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(sendPendingLogout()).rejects.toThrow('Failed to fetch')
  send.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(sendPendingLogout()).rejects.toThrow('503')
  expect(await isLogoutPending()).toBe(true)
  send.mockResolvedValueOnce(new Response(''))
  expect(await sendPendingLogout()).toBe(true)
  expect(send).toHaveBeenLastCalledWith('/logout', { method: 'POST', redirect: 'manual' })
  expect(await isLogoutPending()).toBe(false)
})
