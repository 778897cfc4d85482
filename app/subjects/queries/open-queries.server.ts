import type { Api } from '~/api/client.server'
import type { LineQuery } from '~/contract/queries'
import { nullIfLateOrFailed } from '~/api/with-timeout.server'
import { m } from '~/messages/messages'
import type { QueriedPayment } from './queried-payments'
import type { OpenQueries } from './query-link'

const TIMEOUT_MS = 300
/** A file is read later, so it waits longer for its marks. */
const FILE_TIMEOUT_MS = 5_000

/** For screens. Null if the upstream is not known to offer queries. Empty if the queries are late or the call fails. */
export async function openQueries(api: Api): Promise<OpenQueries | null> {
  if (!(await api.capabilities.offers('queries'))) return null
  const rows = await nullIfLateOrFailed(api.queries.open(), TIMEOUT_MS)
  return (rows ?? []).map(toOpenQuery)
}

export interface QueriesInFile {
  open: OpenQueries
  /** Says that the marks are missing. */
  note?: string
}

/** For files. If the queries are late or the call fails, `open` is empty and the file needs the note. */
export async function openQueriesInFile(api: Api): Promise<QueriesInFile> {
  if (!(await api.capabilities.offers('queries'))) return { open: [] }
  const rows = await nullIfLateOrFailed(api.queries.open(), FILE_TIMEOUT_MS)
  return rows ? { open: rows.map(toOpenQuery) } : { open: [], note: m.openQueriesNotMarked() }
}

export const queriedPayments = (open: OpenQueries): QueriedPayment[] =>
  open.flatMap(({ kind, commissionId, receiptNumber }) =>
    kind === 'payment' ? [{ commissionId, receiptNumber }] : [],
  )

/** Only the fields that screens use, because the page contains them as hydration data. */
const toOpenQuery = ({ id, kind, bookingId, agentId, commissionId, receiptNumber }: LineQuery) => ({
  id,
  kind,
  bookingId,
  agentId,
  commissionId,
  receiptNumber,
})
