import type { Api } from '~/api/client.server'
import type { QueriedPayment } from './queried-payments'
import type { OpenQueries } from './query-link'

/** Returns only the fields that screens use, because the page contains them as hydration data. */
export async function openQueries(api: Api): Promise<OpenQueries | null> {
  const rows = await api.queries.open()
  return (
    rows?.map(({ id, kind, bookingId, agentId, commissionId, receiptNumber }) => ({
      id,
      kind,
      bookingId,
      agentId,
      commissionId,
      receiptNumber,
    })) ?? null
  )
}

export async function queriedPayments(api: Api): Promise<QueriedPayment[]> {
  const open = (await openQueries(api)) ?? []
  return open.flatMap(({ kind, commissionId, receiptNumber }) =>
    kind === 'payment' ? [{ commissionId, receiptNumber }] : [],
  )
}
