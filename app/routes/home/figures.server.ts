import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { figureIfOffered, valueOf } from '~/api/figure.server'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import type { CollectionWindow } from '~/contract/collections'
import { formatMonth, todayInIndia } from '~/domain/dates'
import { financialYearOf } from '~/domain/financial-year'
import { sumOf } from '~/domain/money'
import { totalOf } from '~/domain/payments-of-year'
import { paths } from '~/paths/paths'
import { changeLines } from '~/subjects/account/change-lines'
import { smallChart } from '~/subjects/commission/chart.server'
import { unreadAfter, unreadCount } from '~/subjects/account/notification-count.server'

/** Timeout of each figure. A slow call delays the page by at most this time (X011). */
const TIMEOUT_MS = 300
/** Timeout after "Try again", and for the figures that scripts fill in. */
const LONG_TIMEOUT_MS = 8_000
const NEWS_LINES = 5

interface Person {
  token: string
  user: { id: string }
  /** Result of `seenUntil`. */
  seen: string | null
}

export async function loadFigures(api: Api, { token, user, seen }: Person, isPatient: boolean) {
  const timeoutMs = isPatient ? LONG_TIMEOUT_MS : TIMEOUT_MS
  const orNull = <Value>(call: Promise<Value>) => nullIfLateOrFailed(call, timeoutMs)
  const [notifications, bank, cashBills, earnings, due, news] = await Promise.all([
    orNull(unread(api, token, seen)),
    orNull(bankTasks(api)),
    orNull(openCashBills(api)),
    figureIfOffered(api, 'earnings', () => earningsOfYear(api), timeoutMs),
    figureIfOffered(api, 'collections', () => customersDue(api), timeoutMs),
    figureIfOffered(api, 'changes', () => newsOf(api, user.id), timeoutMs),
  ])
  return {
    notifications,
    bank,
    cashBills,
    earnings: paidSince(valueOf(earnings), valueOf(news)),
    due: valueOf(due),
    news: valueOf(news)?.lines ?? null,
    /** The parts of the page with a figure that failed or timed out. */
    late: {
      earnings: earnings === null,
      toDo: [bank, cashBills, due].includes(null),
      news: news === null,
      tiles: notifications === null,
    },
  }
}

export type Figures = Awaited<ReturnType<typeof loadFigures>>

async function bankTasks(api: Api) {
  const { awaited, rejectedText, pending } = await api.bank.details()
  return {
    requestsToAnswer: awaited.length,
    /** The associate has not sent other details since. */
    areDetailsRejected: rejectedText !== null && pending === null,
  }
}

async function openCashBills(api: Api) {
  const { cards } = await api.cashBills.list()
  const withStatus = (status: 1 | 2) => {
    const matching = cards.filter((card) => card.status === status)
    return {
      count: matching.reduce((sum, { bills }) => sum + bills.length, 0),
      paise: sumOf(matching, ({ totalPaise }) => totalPaise),
    }
  }
  return {
    toAccept: withStatus(1),
    toReceive: withStatus(2),
  }
}

async function earningsOfYear(api: Api) {
  const today = todayInIndia()
  const year = financialYearOf(today)
  const { months, lastYear, lifetime } = await api.earnings.ofYear(year)
  return {
    year,
    paidPaise: totalOf(months),
    lastYearPaise: totalOf(lastYear),
    duePaise: lifetime.duePaise,
    payablePaise: lifetime.payablePaise,
    chart: smallChart(
      months.map((month) => ({ ...month, name: formatMonth(month.month) })),
      today,
    ),
  }
}

async function customersDue(api: Api) {
  const { windows, rows } = await api.collections.list({ scope: 'own', window: 'overdue', perPage: 1 })
  const sumsOf = (name: CollectionWindow) => {
    const { count, paise } = windows.find(({ window }) => window === name) ?? { count: 0, paise: 0 }
    return { count, paise }
  }
  return {
    /** `daysLate` is that of the customer who is overdue longest. */
    overdue: { ...sumsOf('overdue'), daysLate: rows[0]?.daysLate ?? 0 },
    today: sumsOf('today'),
  }
}

async function newsOf(api: Api, user: string) {
  const { rows, total } = await api.changes.list({ perPage: NEWS_LINES })
  return {
    lines: changeLines(rows, user, paths.home()).slice(0, NEWS_LINES),
    /** Null if there are further changes. */
    payments: total > rows.length ? null : rows.filter(({ kind }) => kind === 'payment'),
  }
}

/** Adds by how much "Paid this year" grew since the previous visit; 0 if unknown. Cash counts once the associate confirms it. */
function paidSince(
  earnings: Awaited<ReturnType<typeof earningsOfYear>> | null,
  news: Awaited<ReturnType<typeof newsOf>> | null,
) {
  if (!earnings) return null
  const isOfYear = ({ billedOn }: { billedOn: string }) => financialYearOf(billedOn) === earnings.year
  return { ...earnings, newPaise: sumOf((news?.payments ?? []).filter(isOfYear), ({ paise }) => paise) ?? 0 }
}

/** The bell shares this cached call. A 401 of the cached call does not log the person out, so a second, uncached call does. */
async function unread(api: Api, token: string, seen: string | null): Promise<number> {
  try {
    return await unreadCount(api, token, seen)
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error
    const notifications = await api.notifications.all()
    return unreadAfter(
      seen,
      notifications.map(({ createdAt }) => createdAt),
    )
  }
}
