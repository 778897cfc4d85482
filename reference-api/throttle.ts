import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { accountKey } from '../app/domain/contact'
import { type ApiContext, type ApiEnv, tooManyRequests } from './handle-request'

/** A fixed window that opens with the first attempt. */
interface Limit {
  attempts: number
  seconds: number
}

type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>

export type CounterFactory = (name: string, limit: Limit) => Counter

/** Counts attempts in this process, so N processes allow N times as many. */
export const createMemoryCounter: CounterFactory = (name, { attempts, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds })

interface Rule {
  paths: string[]
  /** Identifies the account; before login, by the text that the person typed. */
  accountOf: (context: ApiContext) => string | Promise<string>
  perAddress?: Limit
  /** Limits concurrent attempts from one address, so that one address cannot fill the password hash queue. */
  concurrentPerAddress?: number
  /**
   * Limits attempts on an account from addresses that are over `perAddress`. Within this limit, a wrong password gets 429, but a
   * correct password still logs in, because many people may share an address.
   */
  perAccountOverAddressLimit?: Limit
  /** Limits attempts on one account from one address, so that strangers elsewhere cannot lock the owner out. */
  perAccountAndAddress?: Limit
  perAccount?: Limit
  /** If set, a success does not count against the address, and resets the counts of these rules for the account. */
  resetOnSuccess?: string[]
}

const SERVICE_UNAVAILABLE = 503
const CONCURRENCY_WAIT_MS = 2_000
const MINUTE = 60
const HOUR = 60 * MINUTE

const queryParam = (name: string) => (context: ApiContext) =>
  (context.req.query(name) ?? '').trim().toLowerCase()
/** The login of the office desk keeps it out of the URL. */
const mobileInBody = async (context: ApiContext) => {
  const body = (await context.req.json().catch(() => null)) as { mobile?: unknown } | null
  return typeof body?.mobile === 'string' ? accountKey(body.mobile) : ''
}
const viewerId = (context: ApiContext) => context.get('viewer').id

export const PUBLIC_RULES: Record<string, Rule> = {
  login: {
    paths: ['/auth/login', '/office/login'],
    accountOf: async (context) => queryParam('field')(context) || (await mobileInBody(context)),
    perAddress: { attempts: 100, seconds: 15 * MINUTE },
    concurrentPerAddress: 8,
    perAccountOverAddressLimit: { attempts: 3, seconds: 15 * MINUTE },
    perAccountAndAddress: { attempts: 10, seconds: 5 * MINUTE },
    resetOnSuccess: ['login'],
  },
  'forgot-password': {
    paths: ['/auth/forgot-password'],
    accountOf: queryParam('key'),
    perAddress: { attempts: 60, seconds: HOUR },
    perAccountAndAddress: { attempts: 6, seconds: 10 * MINUTE },
  },
  'login-with-otp': {
    paths: ['/auth/login-with-otp'],
    accountOf: queryParam('key'),
    perAddress: { attempts: 100, seconds: 15 * MINUTE },
    perAccountAndAddress: { attempts: 15, seconds: 10 * MINUTE },
    resetOnSuccess: ['login-with-otp', 'forgot-password'],
  },
}

/**
 * Misses per address of the calls that a token in the body opens. Others at the address still open their links, because the phones of a
 * mobile network share addresses. Over the limit a miss still costs one lookup by the token's hash.
 */
const MISSES: Record<string, Limit> = {
  '/calendar-dues': { attempts: 300, seconds: 15 * MINUTE },
  '/customer-statement': { attempts: 300, seconds: 15 * MINUTE },
}

/** Rules of calls with a token. Only the owner of the token can reach these limits. */
export const PROTECTED_RULES: Record<string, Rule> = {
  'send-otp': {
    paths: ['/auth/send-otp/*', '/associate/profile/change-mobile-otp/*'],
    accountOf: viewerId,
    perAccount: { attempts: 20, seconds: 10 * MINUTE },
  },
  'validate-otp': {
    paths: ['/auth/validate-otp/*', '/associate/profile/verify-change-mobile-otp/*'],
    accountOf: viewerId,
    perAccount: { attempts: 30, seconds: 10 * MINUTE },
  },
}

export function throttles(
  rules: Record<string, Rule>,
  createCounter: CounterFactory,
): [string, MiddlewareHandler][] {
  const counters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, countersOf(name, rule, createCounter)]),
  )

  return Object.entries(rules).flatMap(([name, rule]) => {
    const { concurrentPerAddress } = rule
    const handlers = [
      ...(concurrentPerAddress ? [limitConcurrency(concurrentPerAddress)] : []),
      throttle(name, rule),
    ]
    return rule.paths.flatMap((path) =>
      handlers.map((handler): [string, MiddlewareHandler] => [path, handler]),
    )
  })

  function throttle(name: string, rule: Rule): MiddlewareHandler<ApiEnv> {
    const { perAddress, perAccountOverAddressLimit, perAccountAndAddress, perAccount } = counters[name]!
    return async (context, next) => {
      const address = clientAddress(context)
      const account = hashOf(await rule.accountOf(context))
      const accountAndAddress = `${account} ${address ?? ''}`
      const refusal = (waitMs: number) => tooManyRequests(context, { message: waitMessage(waitMs), waitMs })
      const addressWaitMs = perAddress && address !== null ? await countAttempt(perAddress, address) : 0
      const accountCounters: [Counter | undefined, string][] = [
        [perAccountAndAddress, accountAndAddress],
        [perAccount, account],
      ]
      for (const [counter, key] of accountCounters) {
        const waitMs = counter ? await countAttempt(counter, key) : 0
        if (waitMs > 0) return refusal(waitMs)
      }
      if (addressWaitMs > 0) {
        if (!perAccountOverAddressLimit) return refusal(addressWaitMs)
        if ((await countAttempt(perAccountOverAddressLimit, account)) > 0) return refusal(addressWaitMs)
      }
      await next()
      if (context.res.status === SERVICE_UNAVAILABLE) {
        const consumedOverLimit = addressWaitMs > 0 ? perAccountOverAddressLimit : undefined
        return refund([[perAddress, address], [consumedOverLimit, account], ...accountCounters])
      }

      const isSuccess = context.res.status === 200 && !context.get('isRefused')
      if (addressWaitMs > 0 && !isSuccess) context.res = refusal(addressWaitMs)
      if (!rule.resetOnSuccess || !isSuccess) return
      if (address) await perAddress?.reward(address)
      await perAccountOverAddressLimit?.delete(account)
      for (const ruleName of rule.resetOnSuccess) {
        await counters[ruleName]?.perAccountAndAddress?.delete(accountAndAddress)
        await counters[ruleName]?.perAccount?.delete(account)
      }
    }
  }
}

export const missThrottles = (createCounter: CounterFactory): [string, MiddlewareHandler][] =>
  Object.entries(MISSES).map(([path, limit]) => [path, limitMisses(createCounter(`${path} misses`, limit))])

/** Counts after the call, because only the call finds out whether there is such a link. */
function limitMisses(counter: Counter): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    await next()
    const address = clientAddress(context)
    if (!context.get('isRefused') || address === null) return
    const waitMs = await countAttempt(counter, address)
    if (waitMs > 0) context.res = tooManyRequests(context, { message: waitMessage(waitMs), waitMs })
  }
}

function countersOf(name: string, rule: Rule, createCounter: CounterFactory) {
  const counter = (suffix: string, limit?: Limit) => limit && createCounter(`${name} ${suffix}`, limit)
  return {
    perAddress: counter('address', rule.perAddress),
    perAccountOverAddressLimit: counter('over address limit', rule.perAccountOverAddressLimit),
    perAccountAndAddress: counter('account and address', rule.perAccountAndAddress),
    perAccount: counter('account', rule.perAccount),
  }
}

function limitConcurrency(limit: number): MiddlewareHandler<ApiEnv> {
  const running = new Map<string, number>()
  const add = (address: string, change: 1 | -1) => {
    const runningCount = (running.get(address) ?? 0) + change
    if (runningCount > 0) running.set(address, runningCount)
    else running.delete(address)
  }
  return async (context, next) => {
    const address = clientAddress(context)
    if (address === null) return next()
    if ((running.get(address) ?? 0) >= limit)
      return tooManyRequests(context, {
        message: waitMessage(CONCURRENCY_WAIT_MS),
        waitMs: CONCURRENCY_WAIT_MS,
      })
    add(address, 1)
    try {
      await next()
    } finally {
      add(address, -1)
    }
  }
}

/** Takes back the counts of a request that ended before the secret was checked. */
async function refund(attempts: [Counter | undefined, string | null][]) {
  for (const [counter, key] of attempts) if (key !== null) await counter?.reward(key)
}

/** Counts an attempt. Returns the milliseconds to wait, or 0 if the attempt is allowed. */
async function countAttempt(counter: Counter, key: string): Promise<number> {
  try {
    await counter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
    throw error
  }
}

function waitMessage(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/**
 * Trusts X-Forwarded-For only with the service key. Null if the address is unknown; then `perAddress` and `concurrentPerAddress` do not
 * apply.
 */
function clientAddress(context: ApiContext): string | null {
  if (context.get('isService')) return networkOf(context.req.header('x-forwarded-for') ?? '')
  const { incoming } = (context.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } }
  return networkOf(incoming?.socket.remoteAddress ?? '')
}

/** Groups IPv6 addresses by /64 network, because such a network usually belongs to one customer. */
function networkOf(text: string): string | null {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return null
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const zeros = 8 - groups(head).length - groups(tail).length
  const whole = hostname.includes('::')
    ? [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail)]
    : groups(head)
  return `${whole.slice(0, 4).join(':')}::/64`
}

const hashOf = (account: string) => createHash('sha256').update(account).digest('base64url')
