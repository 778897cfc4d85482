import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
// Loads the library before the tests, because on a busy machine this can take longer than the connection timeout.
import 'redis'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { takeLog } from '../../tests/factories/log'
import { type RedisConnection, redisConnection, redisStore } from './redis-store.server'

const LIFE_MS = 60_000

const connections: RedisConnection[] = []
const connectionTo = (url: string) => {
  const connection = redisConnection(url)
  connections.push(connection)
  return connection
}
afterAll(() => connections.forEach(({ close }) => close()))

afterEach(() => void takeLog())

it('M046 with an unreachable Redis every call fails as unavailable, and the log has one warning, without the password', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const store = redisStore(connectionTo('redis://:CANARY@127.0.0.1:1'), 'x')
  const calls = Promise.allSettled([store.claim('a', 1, LIFE_MS), store.get('a')])
  let log = ''
  while (!log) {
    await nextTurn()
    log += takeLog()
  }
  await vi.advanceTimersByTimeAsync(2_000)
  const rejected = {
    status: 'rejected',
    reason: expect.objectContaining({ kind: 'unavailable', init: { status: 502 } }) as unknown,
  }
  expect(await calls).toMatchObject([rejected, rejected])
  log += takeLog()
  expect(log.match(/redis cannot be used/g)).toHaveLength(1)
  expect(log).not.toContain('CANARY')
})

it('M046 a silent Redis costs one wait, and is then skipped for a while', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const store = redisStore(connectionTo(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`), 'x')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const failure = vi.fn()
  const failed = store.get('a').catch(failure)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(failure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unavailable' }))
  // The clock stands still, so this call would hang if it waited again.
  await expect(store.get('a')).rejects.toMatchObject({ kind: 'unavailable' })
  silent.close()
})
