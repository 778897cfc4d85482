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

/** Values written during an outage remain valid in this process. */
export function withMemoryFallback(
  shared: BestEffortStore,
  own: BestEffortStore = memoryStore(),
): BestEffortStore {
  return {
    get: async (key) => (await shared.get(key).catch(() => null)) ?? own.get(key),
    async set(key, value, lifeMs) {
      await own.set(key, value, lifeMs)
      await shared.set(key, value, lifeMs).catch(ignoreError)
    },
    async delete(key) {
      await own.delete(key)
      await shared.delete(key).catch(ignoreError)
    },
  }
}

/** The connection has already logged a warning. */
const ignoreError = () => undefined
