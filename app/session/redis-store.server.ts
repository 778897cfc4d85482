import type { RedisClientType } from 'redis'
import { ApiError } from '~/api/errors'
import { withTimeout } from '~/lib/with-timeout.server'
import { log } from '~/log.server'
import { m } from '~/messages/messages'
import type { Store } from './store.server'

const PATIENCE_MS = 500
const CONNECT_MS = 2_000
/** Circuit breaker: skip Redis for this long, so a page waits once. */
const REST_MS = 5_000
const WARN_EVERY_MS = 60_000

export interface RedisConnection {
  /** Throws `ApiError` on timeout. */
  ask: <T>(command: (client: RedisClientType) => Promise<T>) => Promise<T>
  close: () => void
}

// Uses Redis's clock, because portals' clocks may differ.
const NOW = `local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)`
const HAS_SLOT = `${NOW}
  return redis.call('ZCOUNT', KEYS[1], '(' .. now - ARGV[2], '+inf') < tonumber(ARGV[1]) and 1 or 0`
const TAKE_SLOT = `${NOW}
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return 1`

/** Redis may hold other applications' keys. */
export function redisStore({ ask }: RedisConnection, name: string): Store {
  const keyOf = (key: string) => `plot-partner:${name}:${key}`
  return {
    get: (key) => ask((redis) => redis.get(keyOf(key))),
    set: (key, value, lifeMs) =>
      ask(
        async (redis) =>
          void (await redis.set(keyOf(key), value, { expiration: { type: 'PX', value: lifeMs } })),
      ),
    count: (key, lifeMs) =>
      ask(async (redis) => {
        const [count] = await redis.multi().incr(keyOf(key)).pExpire(keyOf(key), lifeMs).exec()
        return Number(count)
      }),
    delete: (key) => ask(async (redis) => void (await redis.del(keyOf(key)))),
    takeSlot: (key, limit, lifeMs) =>
      ask(async (redis) => {
        const call = { keys: [keyOf(key)], arguments: [String(limit), String(lifeMs), crypto.randomUUID()] }
        return (await redis.eval(TAKE_SLOT, call)) === 1
      }),
    hasSlot: (key, limit, lifeMs) =>
      ask(async (redis) => {
        const call = { keys: [keyOf(key)], arguments: [String(limit), String(lifeMs)] }
        return (await redis.eval(HAS_SLOT, call)) === 1
      }),
  }
}

/** Connects lazily and reconnects by itself. */
export function redisConnection(url: string): RedisConnection {
  const library = import('redis')
  let connecting: Promise<RedisClientType> | undefined
  let client: RedisClientType | undefined
  let restsUntilMs = 0
  let warnedAtMs = 0
  /** Why the connection was lost. */
  let lost: unknown

  const warn = (error: unknown) => {
    if (Date.now() - warnedAtMs < WARN_EVERY_MS) return
    warnedAtMs = Date.now()
    log.warn({ reason: reasonOf(error) }, 'redis cannot be used')
  }

  const connect = async () => {
    const { createClient } = await library
    client = createClient({
      url,
      // Don't queue commands while offline; they would run stale.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: CONNECT_MS,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, REST_MS),
      },
    }) as RedisClientType
    client.on('error', (error) => {
      lost = error
      warn(error)
    })
    client.on('ready', () => {
      lost = undefined
      restsUntilMs = 0
    })
    client.unref()
    await client.connect()
    return client
  }

  return {
    async ask(command) {
      if (Date.now() < restsUntilMs) throw unreachable('rests')
      if (lost) throw unreachable(reasonOf(lost))
      try {
        connecting ??= connect()
        // In sequence: a command that timed out must not run once connected.
        const connected = await withTimeout(connecting, CONNECT_MS, late)
        return await withTimeout(command(connected), PATIENCE_MS, late)
      } catch (error) {
        restsUntilMs = Date.now() + REST_MS
        const reason = lost ?? error
        warn(reason)
        throw unreachable(reasonOf(reason))
      }
    },
    close: () => client?.destroy(),
  }
}

const late = () => {
  throw new Error('late')
}

const unreachable = (reason: string) => new ApiError('unavailable', m.somethingWentWrong(), 'redis', reason)

/** Only a code or the first word, such as NOAUTH: messages may quote values. */
function reasonOf(error: unknown): string {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code ?? message.split(' ', 1)[0] ?? ''
}
