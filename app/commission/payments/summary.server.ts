import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/client.server'
import type { Payment } from '~/api/contract/payments'
import { ApiError } from '~/api/errors'
import { todayInIndia } from '~/domain/dates'
import { type FinancialYear, financialYearOf } from '~/domain/financial-year'
import type { PaymentDay } from '~/domain/payment-days'
import { countWithoutAmount, hasPassed, hasReached, paidByMonth, sumOf } from '~/domain/payments-of-year'
import { readPages } from '~/export/read-pages.server'
import { onSessionEnded } from '~/lib/session-ended.server'
import { sumOf as sumOfRows } from '~/domain/statements'

const YEARS = 3
/** Twenty payments each: 5,000 are three times the busiest known year. */
const MAX_PAGES = 250
/** The page waits this long; the summary then names the day from which it counts. */
const READ_MS = 5_000
/** End of the search for a past year: 80,000 payments. */
const FARTHEST_PAGE = 4_096
const MAX_PROJECTS = 12
const FRESH_MS = 60_000

interface Question {
  api: Api
  year: FinancialYear
  newest: PaymentDay<Payment>[]
}

const cache = new LRUCache<string, Awaited<ReturnType<typeof countSummary>>, Question>({
  max: 1_000,
  ttl: FRESH_MS,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => countSummary(context),
})
onSessionEnded((token) => {
  for (const key of cache.keys()) if (key.startsWith(`${token} `)) cache.delete(key)
})

/** The year in the address if it is this one or one of the two before. */
export function selectedYear(requested: number, today = todayInIndia()) {
  const current = financialYearOf(today)
  const years = Array.from({ length: YEARS }, (_, index) => current - index)
  return { years, year: years.includes(requested) ? requested : current }
}

/**
 * Own commission at a glance: payments of a financial year, and today's totals over all bookings, which no reply
 * gives by year (decision 0012). Cached for a minute. Null if the upstream fails: the list is shown without it.
 */
export async function loadSummary(
  api: Api,
  token: string,
  { year, years }: ReturnType<typeof selectedYear>,
  newest: PaymentDay<Payment>[],
) {
  try {
    const counted = await cache.forceFetch(`${token} ${year}`, { context: { api, year, newest } })
    return { year, years, ...counted }
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}

export type CommissionSummaryData = NonNullable<Awaited<ReturnType<typeof loadSummary>>>

async function countSummary({ api, year, newest }: Question) {
  const [paid, standing] = await Promise.all([loadPaid(api, year, newest), loadStanding(api)])
  return { ...paid, standing }
}

async function loadPaid(api: Api, year: FinancialYear, newest: PaymentDay<Payment>[]) {
  const isPastYear = (days: PaymentDay<Payment>[]) => hasPassed(year, days)
  const isOnFirst = newest.length === 0 || isPastYear(newest)
  const from = isOnFirst || hasReached(year, newest) ? 2 : await findPage(api, year)
  const more = isOnFirst
    ? { rows: [], isTruncated: false }
    : await readPages(api.payments.own, {
        from,
        max: from + MAX_PAGES - 1,
        timeoutMs: READ_MS,
        isEnough: isPastYear,
      })
  const days = [...newest, ...more.rows]
  const isWhole = !more.isTruncated || isPastYear(days)
  const months = paidByMonth(year, days)
  return {
    months,
    paid: sumOf(months),
    uncounted: countWithoutAmount(year, days),
    countedFrom: isWhole ? null : days.at(-1)?.date || null,
  }
}

/** Exponential and then binary search for the page with which a past year begins; pages are newest first. */
async function findPage(api: Api, year: FinancialYear): Promise<number> {
  const isFound = async (page: number) => {
    const days = await api.payments.own(page)
    return days.length === 0 || hasReached(year, days)
  }
  let before = 1
  let found = 2
  while (found < FARTHEST_PAGE && !(await isFound(found))) {
    before = found
    found *= 2
  }
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2)
    if (await isFound(middle)) found = middle
    else before = middle
  }
  return found
}

async function loadStanding(api: Api) {
  const projects = await api.commission.duesProjects('all')
  if (projects.length > MAX_PROJECTS) return null
  const dues = await Promise.all(projects.map(({ id }) => api.commission.dues(id, 'all', 1)))
  const sum = (of: 'netPaise' | 'paidPaise' | 'duePaise') => sumOfRows(dues, (one) => one[of])
  return {
    earnedPaise: sum('netPaise'),
    paidPaise: sum('paidPaise'),
    duePaise: sum('duePaise'),
    asOf: todayInIndia(),
  }
}
