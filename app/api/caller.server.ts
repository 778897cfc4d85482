import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'

/** Time limit for all upstream calls of a page, except uploads and documents. An action leaves 5 s of it for the loaders that follow. */
export const PAGE_TIMEOUT_MS = 15_000
const ACTION_TIMEOUT_MS = 10_000

export interface Caller {
  token: string | null
  /** Id of the logged-in person, for the log. */
  user?: string
  requestId: string
  /** IP address; null if unknown. */
  address: string | null
  /** Such as `Chrome on Android`. */
  device: string | null
  deadline: AbortSignal
  /** Reads of this request. Identical reads share one call. */
  reads?: Map<string, Promise<unknown>>
  /** Called when the upstream rejects the token. The error that this function throws replaces the `ApiError`. */
  onUnauthenticated?: () => Promise<never>
  /** Runs each write that has an idempotency key. */
  runOnce?: RunOnce
}

/** Runs a write once per fingerprint: after a success, later calls get the same result (`writesOnce`). */
export type RunOnce = <Data>(fingerprint: string, run: () => Promise<Data>) => Promise<Data>

/** The callers of one action share its deadline, the callers of one request its reads. */
export function newCaller(
  { request, context }: RequestArgs,
  token: string | null,
  options: Pick<Caller, 'user' | 'onUnauthenticated' | 'runOnce'> = {},
): Caller {
  const loaderTimeoutMs = context.actionDeadline ? PAGE_TIMEOUT_MS - ACTION_TIMEOUT_MS : PAGE_TIMEOUT_MS
  const deadline = isRead(request)
    ? AbortSignal.timeout(loaderTimeoutMs)
    : (context.actionDeadline ??= AbortSignal.timeout(ACTION_TIMEOUT_MS))
  return {
    ...options,
    token,
    requestId: requestIdOf(context),
    address: context.clientAddress ?? null,
    device: deviceOf(request.headers.get('user-agent')),
    deadline,
    reads: (context.reads ??= new Map()),
  }
}

/** The first match wins: the User-Agent of Edge on Windows, for example, also names Chrome and Safari. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** "Chrome on Android"; null if both browser and system are unknown. */
export function deviceOf(userAgent: string | null): string | null {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)]
  if (!browser && !system) return null
  return system ? `${browser ?? 'A browser'} on ${system}` : (browser ?? null)
}

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

export const requestIdOf = (context: AppLoadContext) => (context.requestId ??= crypto.randomUUID())

export const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
