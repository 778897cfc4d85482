import { performance } from 'node:perf_hooks'
import type { RequestHandler, Response } from 'express'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { beforeHead } from './before-head.server'
import { sendErrorPage } from './error-page.server'

/*
 * One thread renders all pages, so beyond saturation each page delays the others. While the thread is saturated, the server admits as
 * many pages as the thread can finish within MAX_WAIT_MS at the recent cost of a page, but at least MIN_PAGES. Further pages get a 503 at
 * once.
 */

const SAMPLE_MS = 100
const MAX_SAMPLES = 50
/** Assumed cost of a page while the samples contain fewer than ENOUGH_PAGES pages. */
const ASSUMED_PAGE_MS = 15
const ENOUGH_PAGES = 10
const SATURATED_SHARE = 0.75
const MAX_WAIT_MS = 150
/** If the next sample is overdue by more than this, the loop is blocked and the last sample is out of date. */
const MAX_SAMPLE_DELAY_MS = 250
/** This many pages are admitted even under saturation, because people prefer a wait of a second to a refusal. */
const MIN_PAGES = 16
/** Bounds memory while a slow upstream keeps pages waiting and the loop idle. */
const MAX_PAGES = 256
const RETRY_AFTER_SECONDS = 5
/** Pictures have their own limit: they wait for the upstream and the disk, and cost the event loop little. */
const PICTURE = /^\/picture\//

interface LoadSample {
  busyMs: number
  totalMs: number
  finishedPages: number
}

export function pagesAllowed(samples: LoadSample[], maxPages = MAX_PAGES): number {
  const latest = samples.at(-1)
  if (!latest || latest.busyMs / latest.totalMs < SATURATED_SHARE) return maxPages
  const pages = samples.reduce((sum, { finishedPages }) => sum + finishedPages, 0)
  const busyMs = samples.reduce((sum, sample) => sum + sample.busyMs, 0)
  const pageMs = pages < ENOUGH_PAGES ? ASSUMED_PAGE_MS : busyMs / pages
  return Math.min(maxPages, Math.max(MIN_PAGES, Math.round(MAX_WAIT_MS / pageMs)))
}

export function limitLoad({ maxPages = MAX_PAGES } = {}): RequestHandler {
  const samples: LoadSample[] = []
  let pagesInFlight = 0
  let picturesInFlight = 0
  let finishedPages = 0
  let allowedPages = maxPages
  let sampledAt = performance.now()
  let lastUtilization = performance.eventLoopUtilization()

  setInterval(() => {
    const utilization = performance.eventLoopUtilization()
    const { active, idle } = performance.eventLoopUtilization(utilization, lastUtilization)
    samples.push({ busyMs: active, totalMs: active + idle, finishedPages })
    if (samples.length > MAX_SAMPLES) samples.shift()
    allowedPages = pagesAllowed(samples, maxPages)
    finishedPages = 0
    lastUtilization = utilization
    sampledAt = performance.now()
  }, SAMPLE_MS).unref()

  return (request, response, next) => {
    const isPicture = PICTURE.test(request.path)
    const isSampleLate = performance.now() - sampledAt > SAMPLE_MS + MAX_SAMPLE_DELAY_MS
    const allowedNow = isSampleLate ? Math.min(allowedPages, MIN_PAGES) : allowedPages
    if (isPicture ? picturesInFlight >= maxPages : pagesInFlight >= allowedNow) {
      response.set('Retry-After', String(RETRY_AFTER_SECONDS))
      return sendErrorPage(response, 503, m.productIsBusy({ product: env.productName }))
    }
    // A form counts when its body has arrived: the wait costs the event loop little. A GET counts at once: no handler reads its body.
    const awaitsBody = !['GET', 'HEAD'].includes(request.method) && request.headers['content-length']
    if (awaitsBody && !request.complete) request.once('end', countRequest)
    else countRequest()
    next()

    function countRequest() {
      if (response.headersSent || response.closed) return
      if (isPicture) picturesInFlight += 1
      else pagesInFlight += 1
      onceHeadWritten(response, () => {
        if (isPicture) {
          picturesInFlight -= 1
          return
        }
        pagesInFlight -= 1
        finishedPages += 1
      })
    }
  }
}

/** Calls back when the head is written, or when the client is gone. Sending the body costs the event loop little. */
function onceHeadWritten(response: Response, callback: () => void) {
  let isCalled = false
  const call = () => {
    if (!isCalled) callback()
    isCalled = true
  }
  beforeHead(response, call)
  response.once('close', call)
}
