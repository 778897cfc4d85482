import type { RedisClientType } from 'redis'
import { ApiError } from '~/api/errors'
import { withTimeout } from '~/api/with-timeout.server'
import { log } from '~/telemetry/log.server'
import { m } from '~/messages/messages'
import type { Store } from './store.server'

const COMMAND_TIMEOUT_MS = 500
const CONNECT_TIMEOUT_MS = 2_000
/** Circuit breaker: after a failure, skip Redis for this long, so that a page waits once. */
const SKIP_MS = 5_000
const WARN_EVERY_MS = 60_000

export interface RedisConnection {
  /** Throws `ApiError` on every failure, also while Redis is skipped after a failure. */
  run: <T>(command: (client: RedisClientType) => Promise<T>) => Promise<T>
  close: () => void
}

/** Keys have a prefix, because other applications may use the same Redis. */
export function redisStore({ run }: RedisConnection, name: string): Store {
  const keyOf = (key: string) => `plot-partner:${name}:${key}`
  return {
    get: (key) => run((redis) => redis.get(keyOf(key))),
    set: (key, value, lifeMs) =>
      run(async (redis) => {
        await redis.set(keyOf(key), value, { expiration: { type: 'PX', value: lifeMs } })
      }),
    claim: (key, limit, windowMs) =>
      run(async (redis) => {
        const atMs = Date.now()
        const claim = crypto.randomUUID()
        const [, , count] = await redis
          .multi()
          .zRemRangeByScore(keyOf(key), 0, atMs - windowMs)
          .zAdd(keyOf(key), { score: atMs, value: claim })
          .zCard(keyOf(key))
          .pExpire(keyOf(key), windowMs)
          .exec()
        const isGranted = Number(count) <= limit
        if (!isGranted) await redis.zRem(keyOf(key), claim)
        return isGranted
      }),
    claims: (key, windowMs) => run((redis) => redis.zCount(keyOf(key), Date.now() - windowMs + 1, Infinity)),
    delete: (key) =>
      run(async (redis) => {
        await redis.del(keyOf(key))
      }),
  }
}

export function redisConnection(url: string): RedisConnection {
  const library = import('redis')
  let connecting: Promise<RedisClientType> | undefined
  let client: RedisClientType | undefined
  let skipUntilMs = 0
  let warnedAtMs = 0
  let lossReason: unknown

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
        connectTimeout: CONNECT_TIMEOUT_MS,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, SKIP_MS),
      },
    }) as RedisClientType
    client.on('error', (error) => {
      lossReason = error
      warn(error)
    })
    client.on('ready', () => {
      lossReason = undefined
      skipUntilMs = 0
    })
    client.unref()
    await client.connect()
    return client
  }

  return {
    async run(command) {
      if (Date.now() < skipUntilMs) throw unreachable('skipped')
      if (lossReason) throw unreachable(reasonOf(lossReason))
      try {
        connecting ??= connect()
        // Sends the command only after connecting: it must not run after its timeout.
        const connected = await withTimeout(connecting, CONNECT_TIMEOUT_MS, throwTimeout)
        return await withTimeout(command(connected), COMMAND_TIMEOUT_MS, throwTimeout)
      } catch (error) {
        skipUntilMs = Date.now() + SKIP_MS
        const reason = lossReason ?? error
        warn(reason)
        throw unreachable(reasonOf(reason))
      }
    },
    close: () => client?.destroy(),
  }
}

const throwTimeout = () => {
  throw new Error('timeout')
}

const unreachable = (reason: string) => new ApiError('unavailable', m.somethingWentWrong(), 'redis', reason)

/** Returns the code of an error or the first word of its message, such as NOAUTH. The rest of a message may contain values. */
function reasonOf(error: unknown): string {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code ?? message.split(' ', 1)[0] ?? ''
}
