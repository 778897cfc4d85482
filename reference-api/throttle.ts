import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type ApiContext, type ApiEnv, tooMany } from './answer'

/** A fixed window that opens with the first attempt. */
interface Allowance {
  tries: number
  seconds: number
}

export type Counter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>

export type CounterOf = (name: string, allowance: Allowance) => Counter

/** Counts in this process; N processes allow N times as much. */
export const inMemory: CounterOf = (name, { tries, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds })

interface Rule {
  paths: string[]
  /** Identifies the account; before sign-in by the typed value. */
  account: (context: ApiContext) => string
  address?: Allowance
  /** Concurrent attempts from one address, so that it cannot fill the password hash queue. */
  addressAtOnce?: number
  /**
   * Attempts on one account from addresses over their limit. A correct password still signs in, because many
   * people share an address behind carrier NAT; a wrong one answers 429.
   */
  fullAddress?: Allowance
  /** Attempts on one account from one address, so that strangers elsewhere cannot lock the owner out. */
  pair?: Allowance
  anywhere?: Allowance
  /** Rules whose counts for the account are reset after a success. */
  forgiveAfterSuccess?: string[]
}

const BUSY = 503
const AT_ONCE_WAIT_MS = 2_000
const MINUTE = 60
const HOUR = 60 * MINUTE

const typed = (name: string) => (context: ApiContext) => (context.req.query(name) ?? '').trim().toLowerCase()
const viewer = (context: ApiContext) => context.get('viewer').id

/** Rules of calls without a token. */
export const OPEN_RULES: Record<string, Rule> = {
  login: {
    paths: ['/auth/login'],
    account: typed('field'),
    address: { tries: 100, seconds: 15 * MINUTE },
    addressAtOnce: 8,
    fullAddress: { tries: 3, seconds: 15 * MINUTE },
    pair: { tries: 10, seconds: 5 * MINUTE },
    forgiveAfterSuccess: ['login'],
  },
  'forgot-password': {
    paths: ['/auth/forgot-password'],
    account: typed('key'),
    address: { tries: 60, seconds: HOUR },
    pair: { tries: 6, seconds: 10 * MINUTE },
  },
  'login-with-otp': {
    paths: ['/auth/login-with-otp'],
    account: typed('key'),
    address: { tries: 100, seconds: 15 * MINUTE },
    pair: { tries: 15, seconds: 10 * MINUTE },
    forgiveAfterSuccess: ['login-with-otp', 'forgot-password'],
  },
}

/** Rules of calls with a token: only its owner can use up the allowance. */
export const CLOSED_RULES: Record<string, Rule> = {
  'send-otp': {
    paths: ['/auth/send-otp/*', '/associate/profile/change-mobile-otp/*'],
    account: viewer,
    anywhere: { tries: 20, seconds: 10 * MINUTE },
  },
  'validate-otp': {
    paths: ['/auth/validate-otp/*', '/associate/profile/verify-change-mobile-otp/*'],
    account: viewer,
    anywhere: { tries: 30, seconds: 10 * MINUTE },
  },
}

export function throttles(rules: Record<string, Rule>, counterOf: CounterOf): [string, MiddlewareHandler][] {
  const counters = Object.fromEntries(
    Object.entries(rules).map(([name, { address, fullAddress, pair, anywhere }]) => [
      name,
      {
        address: address && counterOf(`${name} address`, address),
        fullAddress: fullAddress && counterOf(`${name} full address`, fullAddress),
        pair: pair && counterOf(`${name} pair`, pair),
        anywhere: anywhere && counterOf(`${name} account`, anywhere),
      },
    ]),
  )

  return Object.entries(rules).flatMap(([name, rule]) =>
    rule.paths.flatMap((path): [string, MiddlewareHandler][] => [
      ...(rule.addressAtOnce ? [[path, fewAtOnce(rule.addressAtOnce)] as [string, MiddlewareHandler]] : []),
      [path, throttle(name, rule)],
    ]),
  )

  function throttle(name: string, rule: Rule): MiddlewareHandler<ApiEnv> {
    const { address: byAddress, fullAddress, pair: byPair, anywhere } = counters[name]!
    return async (context, next) => {
      const address = addressOf(context)
      const account = hashOf(rule.account(context))
      const pair = `${account} ${address ?? ''}`
      const refusal = (waitMs: number) => tooMany(context, { message: waitWords(waitMs), waitMs })
      const addressWait = byAddress && address !== null ? await waitFor(byAddress, address) : 0
      const tries: [Counter | undefined, string][] = [
        [byPair, pair],
        [anywhere, account],
      ]
      for (const [counter, key] of tries) {
        const wait = counter ? await waitFor(counter, key) : 0
        if (wait > 0) return refusal(wait)
      }
      if (addressWait > 0 && (!fullAddress || (await waitFor(fullAddress, account)) > 0))
        return refusal(addressWait)
      await next()
      if (context.res.status === BUSY)
        return giveBack([[byAddress, address], [fullAddress, account], ...tries])

      const isSuccess = context.res.status === 200 && !context.get('isRefused')
      if (addressWait > 0 && !isSuccess) {
        context.res = refusal(addressWait)
      }
      if (!rule.forgiveAfterSuccess || !isSuccess) return
      if (address) await byAddress?.reward(address)
      await fullAddress?.delete(account)
      for (const forgiven of rule.forgiveAfterSuccess) {
        await counters[forgiven]?.pair?.delete(pair)
        await counters[forgiven]?.anywhere?.delete(account)
      }
    }
  }
}

function fewAtOnce(limit: number): MiddlewareHandler<ApiEnv> {
  const underWay = new Map<string, number>()
  const add = (address: string, change: 1 | -1) => {
    const count = (underWay.get(address) ?? 0) + change
    if (count > 0) underWay.set(address, count)
    else underWay.delete(address)
  }
  return async (context, next) => {
    const address = addressOf(context)
    if (address === null) return next()
    if ((underWay.get(address) ?? 0) >= limit)
      return tooMany(context, { message: waitWords(AT_ONCE_WAIT_MS), waitMs: AT_ONCE_WAIT_MS })
    add(address, 1)
    try {
      await next()
    } finally {
      add(address, -1)
    }
  }
}

/** A request that was never checked is no attempt. */
async function giveBack(counted: [Counter | undefined, string | null][]) {
  for (const [counter, key] of counted) if (key !== null) await counter?.reward(key)
}

/** Counts an attempt; returns the milliseconds to wait, or 0 if it is allowed. */
async function waitFor(counter: Counter, key: string): Promise<number> {
  try {
    await counter.consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
    throw error
  }
}

function waitWords(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/**
 * The client's address. Trusts X-Forwarded-For only with the service key. Null if the portal does not know
 * the address: no address limit applies then.
 */
function addressOf(context: ApiContext): string | null {
  if (context.get('isService')) return network(context.req.header('x-forwarded-for') ?? '')
  const { incoming } = (context.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } }
  return network(incoming?.socket.remoteAddress ?? '')
}

/** Groups IPv6 by /64, which one customer usually owns. */
function network(text: string): string | null {
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

/** Typed values can be long and private. */
const hashOf = (account: string) => createHash('sha256').update(account).digest('base64url')
