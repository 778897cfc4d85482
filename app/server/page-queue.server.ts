import { performance } from 'node:perf_hooks'
import { serialize } from 'cookie'
import type { Request, RequestHandler, Response } from 'express'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { readCookie } from '~/session/cookies.server'
import { cookieFlags, cookiePrefix } from '~/session/session.server'
import { sendErrorPage } from '~/files/error-page.server'

/*
 * One thread serves all pages, so requests for pages wait in a queue, in which people who are logged in go before strangers. Each turn of
 * the event loop starts one page. If MAX_BUSY pages are in work, the next one starts only when the loop is idle, because the pages in work then
 * wait for the upstream (decision 0025).
 */

type Kind = 'member' | 'stranger'

const MAX_WAIT_MS: Record<Kind, number> = { member: 3_000, stranger: 1_000 }
/** Members go before strangers who arrived up to this much earlier. So a stranger is never overtaken forever. */
const HEAD_START_MS = 1_000
const MAX_BUSY = 8
/** Bounds memory while the upstream is slow. */
const MAX_IN_WORK = 256
const IDLE_CHECK_MS = 5
const SLOW_BODY_MS = 200
/** Assumed cost of a page until the first measurements. */
const ASSUMED_PAGE_MS = 15
const WEIGHT_OF_NEW_COST = 0.05
/** Pictures are not pages: they wait for the upstream and the disk, and cost the event loop little. */
const PICTURE = /^\/picture\//
/** Only once, because a page that reloads itself forever would keep the portal busy. */
const RELOADED = `${cookiePrefix}reloaded`
const RELOADED_SECONDS = 60

interface Waiting {
  kind: Kind
  /** Waiting requests are sorted by this. */
  dueMs: number
  start: () => void
}

export function pageQueue({
  now = () => performance.now(),
  idleMs = () => performance.eventLoopUtilization().idle,
} = {}): RequestHandler {
  const waiting: Waiting[] = []
  const inWork: Record<Kind, number> = { member: 0, stranger: 0 }
  let pageMs = ASSUMED_PAGE_MS
  let nextTurn: NodeJS.Immediate | undefined
  let idleCheck: NodeJS.Timeout | undefined
  let lastIdleMs = 0
  /** Null unless requests have been waiting since then. */
  let lastFinishMs: number | null = null

  return (request, response, next) => {
    if (PICTURE.test(request.path)) return next()
    wait(request, response).then((isAdmitted) => isAdmitted && next(), next)
  }

  /** Returns false if the request was refused or its client has left. */
  async function wait(request: Request, response: Response): Promise<boolean> {
    const kind: Kind = (await response.locals.session) ? 'member' : 'stranger'
    if (response.closed) return false
    const dueMs = now() + (kind === 'member' ? 0 : HEAD_START_MS)
    const ahead = waiting.findLastIndex((other) => other.dueMs <= dueMs) + 1
    const waitMs = ahead * pageMs
    if (waitMs > MAX_WAIT_MS[kind]) {
      refuse(request, response, Math.ceil(waitMs / 1000))
      return false
    }
    return new Promise((resolve) => {
      const entry = { kind, dueMs, start }
      waiting.splice(ahead, 0, entry)
      response.once('close', leave)
      scheduleTurn()

      function start() {
        response.off('close', leave)
        countInWork(kind, request, response)
        resolve(true)
      }

      function leave() {
        waiting.splice(waiting.indexOf(entry), 1)
        scheduleTurn()
        resolve(false)
      }
    })
  }

  function scheduleTurn() {
    if (waiting.length === 0) lastFinishMs = null
    else if (waiting.some(hasRoomWithin(MAX_BUSY))) nextTurn ??= setImmediate(turn)
    else idleCheck ??= setTimeout(turn, IDLE_CHECK_MS)
  }

  function turn() {
    clearImmediate(nextTurn)
    clearTimeout(idleCheck)
    nextTurn = idleCheck = undefined
    const isIdle = idleMs() - lastIdleMs > 1
    lastIdleMs = idleMs()
    const index = waiting.findIndex(hasRoomWithin(isIdle ? MAX_IN_WORK : MAX_BUSY))
    if (index >= 0) waiting.splice(index, 1)[0]?.start()
    scheduleTurn()
  }

  /** Strangers' pages, such as logins that wait for their hash, take no room from members. */
  function hasRoomWithin(max: number) {
    const { member, stranger } = inWork
    return ({ kind }: Waiting) => (kind === 'member' ? member : member + stranger) < max
  }

  function countInWork(kind: Kind, request: Request, response: Response) {
    let places = 0
    const take = (count: 0 | 1) => {
      inWork[kind] += count - places
      places = count
      scheduleTurn()
    }
    const takeAgain = () => take(1)
    take(1)
    // A form that arrives slowly takes no place. A GET does, because no handler reads its body.
    const slowBody = setTimeout(() => {
      if (isRead(request) || request.complete) return
      request.once('end', takeAgain)
      take(0)
    }, SLOW_BODY_MS)
    response.once('close', () => {
      clearTimeout(slowBody)
      request.off('end', takeAgain)
      measure()
      take(0)
    })
  }

  /** While requests wait, the cost of a page is the time between two finished pages. */
  function measure() {
    if (waiting.length === 0) return
    const finishMs = now()
    if (lastFinishMs !== null) pageMs += (finishMs - lastFinishMs - pageMs) * WEIGHT_OF_NEW_COST
    lastFinishMs = finishMs
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

function refuse(request: Request, response: Response, seconds: number) {
  response.set('Retry-After', String(seconds))
  const isDocument = isRead(request) && request.get('sec-fetch-dest') !== 'empty'
  if (isDocument && !hasReloaded(request, response)) {
    response.set('Refresh', String(seconds))
    response.append('Set-Cookie', serialize(RELOADED, '1', { ...cookieFlags, maxAge: RELOADED_SECONDS }))
  }
  sendErrorPage(response, 503, m.productIsBusy({ product: env.productName }))
}

function hasReloaded(request: Request, { locals }: Response): boolean {
  const headers = { get: (name: string) => request.get(name) ?? null }
  return readCookie({ request: { headers }, context: locals }, RELOADED) !== undefined
}
