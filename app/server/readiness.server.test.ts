import { expect, it, vi } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { cachedReadiness, statusOfReferenceApi, statusOfUpstream } from './readiness.server'

/** Longer than the lifetime of a cached result. */
const EXPIRED_MS = 3_000
const TIMEOUT_MS = 150

it('one check serves simultaneous requests', async () => {
  const check = vi.fn(() => Promise.resolve('ready' as const))
  const readiness = cachedReadiness(check)
  expect(readiness.isWatched()).toBe(false)
  expect(await Promise.all([readiness.status(), readiness.status()])).toEqual(['ready', 'ready'])
  expect(await readiness.status()).toBe('ready')
  expect(check).toHaveBeenCalledTimes(1)
  expect(readiness.isWatched()).toBe(true)
})

it('status returns the last result while a check is slow', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const check = vi
    .fn()
    .mockResolvedValueOnce('ready')
    .mockReturnValueOnce(new Promise(() => {}))
  const readiness = cachedReadiness(check)
  await readiness.status()
  vi.advanceTimersByTime(EXPIRED_MS)
  const result = readiness.status()
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(await result).toBe('ready')
  expect(check).toHaveBeenCalledTimes(2)
})

it('a check that throws means not ready', async () => {
  expect(await cachedReadiness(() => Promise.reject(new Error('no'))).status()).toBe('api unreachable')
})

it('X068 an API is reachable if it listens', async () => {
  const { url, [Symbol.asyncDispose]: close } = await serve((_request, response) => response.end())
  expect(await statusOfUpstream(`${url}/v1/`)).toBe('ready')
  expect(await statusOfReferenceApi(url)).toBe('ready')
  await close()
  expect(await statusOfUpstream(`${url}/v1/`)).toBe('api unreachable')
})

it.each([
  ['database unreachable', 'api unreachable'],
  ['disk full', 'disk full'],
])('X068 an API that says "%s" is "%s"', async (status, expected) => {
  await using api = await serve((_request, response) =>
    response.writeHead(503).end(JSON.stringify({ status })),
  )
  expect(await statusOfReferenceApi(api.url)).toBe(expected)
})
