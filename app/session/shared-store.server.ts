import { env } from '~/env.server'
import { memoryStore } from './memory-store.server'
import { redisConnection, redisStore } from './redis-store.server'
import type { Store } from './store.server'

type BestEffortStore = Pick<Store, 'get' | 'set' | 'delete'>

const connection = env.redisUrl ? redisConnection(env.redisUrl) : null

/** Throws `ApiError` if Redis cannot be reached: limits of guesses must not fail open. */
export function strictStore(name: string): Store {
  return connection ? redisStore(connection, name) : memoryStore()
}

/** Falls back to memory: pages must not block or fail on Redis. */
export function bestEffortStore(name: string): BestEffortStore {
  return connection ? withMemoryFallback(redisStore(connection, name)) : memoryStore()
}

/** Values written during an outage remain valid in this process. Copies of shared values are read only during an outage. */
export function withMemoryFallback(shared: BestEffortStore): BestEffortStore {
  const memory = memoryStore()
  const unsharedKey = (key: string) => `unshared ${key}`
  return {
    get: (key) =>
      shared.get(key).then(
        (value) => value ?? memory.get(unsharedKey(key)),
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
