import { z } from 'zod'
import type { LineAddress } from '~/api/queries.server'

const part = z.string().trim().min(1).max(60).optional().catch(undefined)

const Search = z.object({ b: part, a: part, c: part, r: part, n: part })

/** The line that an address of `paths.newQuery` names. */
export function lineInSearch(url: string): LineAddress {
  const { b, a, c, r, n } = Search.parse(Object.fromEntries(new URL(url).searchParams))
  if (c) return { kind: 'payment', comm_id: c, receipt_id: r, receipt_no: n }
  if (n) return { kind: 'receipt', booking_id: b, receipt_no: n }
  return { kind: 'commission', booking_id: b, agent_id: a }
}
