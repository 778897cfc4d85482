import type { LineAddress } from '~/api/queries.server'
import { requireSearch } from '~/screen/search.server'
import { lineParams } from '~/paths/params'

/** A malformed line causes the same error as an unknown line. */
export function lineInSearch(url: string): LineAddress {
  const { b, a, c, r, n } = requireSearch(lineParams, url)
  if (c) return { kind: 'payment', comm_id: c, receipt_id: r, receipt_no: n }
  if (n) return { kind: 'receipt', booking_id: b, receipt_no: n }
  return { kind: 'commission', booking_id: b, agent_id: a }
}
