import { env } from '~/env.server'
import { memoryStore } from './memory-store.server'
import { redisConnection, redisStore } from './redis-store.server'
import type { Store } from './store.server'

type BestEffortStore = Pick<Store, 'get' | 'set' | 'delete'>

const connection = env.redisUrl ? redisConnection(env.redisUrl) : null

/** With Redis, each method throws `ApiError` on every failure: limits of guesses must not fail open. */
export function strictStore(name: string): Store {
  return connection ? redisStore(connection, name) : memoryStore()
}

/** Falls back to memory, because pages must work without Redis. `choose` as in `withMemoryFallback`. */
export function bestEffortStore(name: string, choose?: Choose): BestEffortStore {
  return connection ? withMemoryFallback(redisStore(connection, name), choose) : memoryStore()
}

type Choose = (shared: string, ofOutage: string) => string

/**
 * During an outage, reads what this process wrote. Afterwards `choose` decides between a shared value and one that this process wrote
 * during the outage; by default the shared value counts.
 */
export function withMemoryFallback(
  shared: BestEffortStore,
  choose: Choose = (value) => value,
): BestEffortStore {
  const memory = memoryStore()
  const unsharedKey = (key: string) => `unshared ${key}`
  return {
    get: (key) =>
      shared.get(key).then(
        async (value) => {
          const ofOutage = await memory.get(unsharedKey(key))
          return value === null || ofOutage === null ? (value ?? ofOutage) : choose(value, ofOutage)
        },
        () => memory.get(key),
      ),
    async set(key, value, lifeMs) {
      await memory.set(key, value, lifeMs)
      await shared.set(key, value, lifeMs).then(
        () => memory.delete(unsharedKey(key)),
        () => memory.set(unsharedKey(key), value, lifeMs),
      )
    },
    async delete(key) {
      await Promise.all([memory.delete(key), memory.delete(unsharedKey(key))])
      await shared.delete(key).catch(ignoreError)
    },
  }
}

/** The connection has already logged a warning. */
const ignoreError = () => undefined
