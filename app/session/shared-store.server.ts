import { createHmac } from 'node:crypto'
import { env, sessionSecrets } from '~/env.server'
import { memoryStore } from './memory-store.server'
import { redisConnection, redisStore } from './redis-store.server'

/** What a portal knows for a while: by REDIS_URL together with all others, without it alone. */
export interface Store {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string, lifeMs: number) => Promise<void>
  /** How often this was counted, this time included, in one step. The life begins anew. */
  count: (key: string, lifeMs: number) => Promise<number>
  delete: (key: string) => Promise<void>
  /**
   * Takes one of `limit` slots, in one step each; false when all are taken. A slot is free again `lifeMs` after it was taken, so
   * no span of that length sees more than the limit.
   */
  takeSlot: (key: string, limit: number, lifeMs: number) => Promise<boolean>
  hasSlot: (key: string, limit: number, lifeMs: number) => Promise<boolean>
}

/** What needs no exact count. */
export type BestEffortStore = Pick<Store, 'get' | 'set' | 'delete'>

const connection = env.redisUrl ? redisConnection(env.redisUrl) : null

/** Throws `ApiError` where Redis cannot be reached: for what must not be guessed, such as tries of a secret. */
export function strictStore(name: string): Store {
  return connection ? redisStore(connection, name) : memoryStore()
}

/** Goes by this process's own memory where Redis cannot be reached: for what pages are not to wait or fail for. */
export function bestEffortStore(name: string): BestEffortStore {
  return connection ? besideMemory(redisStore(connection, name)) : memoryStore()
}

/** Stands for what people typed, which is not to be read in a store. */
export function keyedHash(typed: string): string {
  return createHmac('sha256', sessionSecrets()[0] ?? '')
    .update(`stored ${typed}`)
    .digest('base64url')
}

/** Also what was kept here while the shared one was away still counts when it is back. */
export function besideMemory(shared: BestEffortStore, own: BestEffortStore = memoryStore()): BestEffortStore {
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

/** The connection itself has warned. */
const ignoreError = () => undefined
