import { LRUCache } from 'lru-cache'
import type { Api } from '~/api/client.server'
import type { EarningsMonth } from '~/contract/earnings'
import type { Payment } from '~/contract/payments'
import { ApiError } from '~/api/errors'
import { formatMonth, todayInIndia } from '~/domain/dates'
import { type FinancialYear, financialYearOf } from '~/domain/financial-year'
import type { PaymentDay } from '~/domain/payment-days'
import {
  countNotSummed,
  reachesBefore,
  type PaidMonth,
  paidByMonth,
  sumOf,
  totalOf,
} from '~/domain/payments-of-year'
import { sumOf as sumOfRows } from '~/domain/money'
import { readPages } from '~/screen/export/read-pages.server'
import { currentLanguage } from '~/messages/languages'
import { lifetimeBar, paidChart, type LifetimeFigures } from './chart.server'

const YEARS = 3
/** Without `earnings` a summary needs at most ten calls (decision 0012): pages of twenty payments, and the dues of projects. */
const LAST_PAGE = 5
const MAX_PROJECTS = 4
/** After this time no further pages of payments are read. A partial summary says from which day it counts. */
const READ_TIMEOUT_MS = 5_000
const CACHE_MS = 60_000

interface SummaryQuery {
  api: Api
  year: FinancialYear
  /** The first page of payments, newest first; null if it is not known. */
  newest: PaymentDay<Payment>[] | null
}

const cache = new LRUCache<string, Awaited<ReturnType<typeof countSummary>>, SummaryQuery>({
  max: 1_000,
  ttl: CACHE_MS,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => countSummary(context),
})

/** Call after the associate has confirmed cash. */
export function forgetSummaries(token: string) {
  for (const key of cache.keys()) if (key.startsWith(`${token} `)) cache.delete(key)
}

/** `requested` if it is the current financial year or one of the two years before it, otherwise the current financial year. */
export function selectedYear(requested: number, today = todayInIndia()) {
  const current = financialYearOf(today)
  const years = Array.from({ length: YEARS }, (_, index) => current - index)
  return { years, year: years.includes(requested) ? requested : current }
}

/**
 * Payments of a financial year, and totals of all years, because no reply splits commission by year (decision 0012). Cached for a minute.
 * Null if the upstream fails; the page then has no summary. Throws if the upstream rejects the token.
 */
export async function loadSummary(
  api: Api,
  token: string,
  year: FinancialYear,
  newest: SummaryQuery['newest'],
) {
  try {
    const counted = await cache.forceFetch(`${token} ${year} ${currentLanguage()}`, {
      context: { api, year, newest },
    })
    return { year, isCurrentYear: year === financialYearOf(todayInIndia()), ...counted }
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}

export type CommissionSummaryData = NonNullable<Awaited<ReturnType<typeof loadSummary>>>

async function countSummary({ api, year, newest }: SummaryQuery) {
  const { lastYear, ...counted } = (await api.capabilities.offers('earnings'))
    ? await readEarnings(api, year)
    : await countFromLists(api, year, newest)
  const { months } = counted
  return {
    ...counted,
    months: months,
    paid: { ...sumOf(months), unconfirmedPaise: unconfirmedOf(months) },
    lastYearPaise: lastYear && totalOf(lastYear),
    chart: paidChart(months, lastYear),
    lifetimeBar: counted.lifetime && lifetimeBar(counted.lifetime),
  }
}

const unconfirmedOf = (months: PaidMonth[]) =>
  months.reduce((sum, { unconfirmedPaise }) => sum + unconfirmedPaise, 0)

interface Counted {
  months: PaidMonth[]
  lastYear: PaidMonth[] | null
  /** Number of payments of the year without an amount, and of payments without a date. */
  uncounted: number
  /** The day from which payments are counted; null if the whole year is counted, or if the day is unknown. */
  countedFrom: string | null
  /** True if the payments of a month can be listed (X012). */
  hasMonthLists: boolean
  lifetime: LifetimeFigures | null
}

async function readEarnings(api: Api, year: FinancialYear): Promise<Counted> {
  const { months, lastYear, lifetime, asOf } = await api.earnings.ofYear(year)
  return {
    months: months.map(toPaidMonth),
    lastYear: lastYear.map(toPaidMonth),
    uncounted: 0,
    countedFrom: null,
    hasMonthLists: true,
    lifetime: { asOf, ...lifetime },
  }
}

const toPaidMonth = ({ month, ...paid }: EarningsMonth): PaidMonth => ({
  month,
  name: formatMonth(month),
  ...paid,
})

async function countFromLists(
  api: Api,
  year: FinancialYear,
  newest: SummaryQuery['newest'],
): Promise<Counted> {
  const firstPage = newest ?? (await api.payments.own(1)).days
  const [paid, lifetime] = await Promise.all([loadPaid(api, year, firstPage), loadLifetime(api)])
  return { ...paid, lastYear: null, hasMonthLists: false, lifetime }
}

async function loadPaid(api: Api, year: FinancialYear, newest: PaymentDay<Payment>[]) {
  const hasWholeYear = (days: PaymentDay<Payment>[]) => reachesBefore(year, days)
  const olderPages =
    newest.length === 0 || hasWholeYear(newest)
      ? { rows: [], isTruncated: false }
      : await readPages(async (page) => (await api.payments.own(page)).days, {
          from: 2,
          max: LAST_PAGE,
          hasStrictMax: true,
          timeoutMs: READ_TIMEOUT_MS,
          isEnough: hasWholeYear,
        })
  const days = [...newest, ...olderPages.rows]
  const isWhole = !olderPages.isTruncated || hasWholeYear(days)
  return {
    months: paidByMonth(year, days),
    uncounted: countNotSummed(year, days),
    countedFrom: isWhole ? null : days.at(-1)?.date || null,
  }
}

async function loadLifetime(api: Api): Promise<LifetimeFigures | null> {
  const projects = await api.commission.duesProjects('all')
  if (projects.length > MAX_PROJECTS) return null
  const dues = await Promise.all(projects.map(({ id }) => api.commission.dues(id, { mode: 'all', page: 1 })))
  const sum = (amount: 'totalPaise' | 'netPaise' | 'paidPaise' | 'duePaise' | 'payablePaise') =>
    sumOfRows(dues, (row) => row[amount])
  return {
    asOf: todayInIndia(),
    eligiblePaise: sum('totalPaise'),
    discountPaise: null,
    cancelledPaise: null,
    netPaise: sum('netPaise'),
    paidPaise: sum('paidPaise'),
    unconfirmedPaise: 0,
    duePaise: sum('duePaise'),
    payablePaise: sum('payablePaise'),
  }
}
