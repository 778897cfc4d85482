import { unreadCount } from '~/account/notification-count.server'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { withTimeout } from '~/lib/with-timeout.server'

/** Null if the upstream is slow. */
export interface Figures {
  notifications: number | null
  pendingRequests: number | null
  cashBills: number | null
}

/** The figures are an extra: the page does not wait longer for them. */
const TIMEOUT_MS = 500

export async function loadFigures(api: Api, token: string): Promise<Figures> {
  const [notifications, pendingRequests, cashBills] = await Promise.all([
    ifKnown(unread(api, token)),
    ifKnown(api.bank.details().then(({ awaited }) => awaited.length)),
    ifKnown(
      api.cashBills.open().then(({ cards }) => cards.reduce((sum, { bills }) => sum + bills.length, 0)),
    ),
  ])
  return { notifications, pendingRequests, cashBills }
}

/** Shares the bell's cached call. The bell ignores a revoked token; here it logs out. */
async function unread(api: Api, token: string): Promise<number> {
  try {
    return await unreadCount(api, token)
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unauthenticated') throw error
    return (await api.notifications.all()).length
  }
}

async function ifKnown(figure: Promise<number>): Promise<number | null> {
  try {
    return await withTimeout(figure, TIMEOUT_MS, () => null)
  } catch (error) {
    if (error instanceof ApiError && error.kind !== 'unauthenticated') return null
    throw error
  }
}
