import type { LineQuery } from '~/api/contract/queries'
import { m } from '~/messages/messages'
import { type LineSearch, paths } from '~/paths'
import { TextLink } from '~/ui/text-link/text-link'

export type OpenQueries = Pick<
  LineQuery,
  'id' | 'kind' | 'bookingId' | 'agentId' | 'commissionId' | 'receiptNumber'
>[]

interface QueryLinkProps {
  /** Null if lines cannot be queried. */
  open: OpenQueries | null
  line: LineSearch
}

export function QueryLink({ open, line }: QueryLinkProps) {
  if (open === null) return null
  const found = queryOf(open, line)
  return found ? (
    <TextLink to={paths.query(found.id)}>{m.queryOpenHeader()}</TextLink>
  ) : (
    <TextLink to={paths.newQuery(line)}>{m.queryThis()}</TextLink>
  )
}

export function queryOf(open: OpenQueries, { b, a, c, n }: LineSearch) {
  return open.find((query) => {
    if (c) return query.kind === 'payment' && query.commissionId === c && query.receiptNumber === n
    if (n) return query.kind === 'receipt' && query.bookingId === b && query.receiptNumber === n
    return query.kind === 'commission' && query.bookingId === b && query.agentId === a
  })
}
