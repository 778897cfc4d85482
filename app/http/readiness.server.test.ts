import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { cachedReadiness, isApiReady, isReachable } from './readiness.server'

afterEach(() => void vi.useRealTimers())

/** Longer than the lifetime of a cached result. */
const EXPIRED_MS = 3_000
const TIMEOUT_MS = 150

describe('readiness', () => {
  it('one check serves simultaneous requests', async () => {
    const check = vi.fn(() => Promise.resolve(true))
    const readiness = cachedReadiness(check)
    expect(readiness.isWatched()).toBe(false)
    expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([true, true])
    expect(await readiness.isReady()).toBe(true)
    expect(check).toHaveBeenCalledTimes(1)
    expect(readiness.isWatched()).toBe(true)
  })

  it('isReady returns the last result while a check is slow', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
    const check = vi
      .fn()
      .mockResolvedValueOnce(true)
      .mockReturnValueOnce(new Promise(() => {}))
    const readiness = cachedReadiness(check)
    await readiness.isReady()
    vi.advanceTimersByTime(EXPIRED_MS)
    const result = readiness.isReady()
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await result).toBe(true)
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('a check that throws means not ready', async () => {
    expect(await cachedReadiness(() => Promise.reject(new Error('no'))).isReady()).toBe(false)
  })
})

describe('an API', () => {
  it('X068 is reachable if it listens', async () => {
    const { url, [Symbol.asyncDispose]: close } = await serve((_request, response) => response.end())
    expect(await isReachable(`${url}/v1/`)).toBe(true)
    expect(await isApiReady(url)).toBe(true)
    await close()
    expect(await isReachable(`${url}/v1/`)).toBe(false)
  })

  it('X068 is not ready without its database', async () => {
    await using api = await serve((_request, response) => response.writeHead(503).end())
    expect(await isApiReady(api.url)).toBe(false)
  })
})
