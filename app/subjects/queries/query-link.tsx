import type { LineQuery } from '~/contract/queries'
import { m } from '~/messages/messages'
import { type LineSearch, paths } from '~/paths/paths'
import { TextLink } from '~/ui/text-link/text-link'

export type OpenQueries = Pick<
  LineQuery,
  'id' | 'kind' | 'bookingId' | 'agentId' | 'commissionId' | 'receiptNumber'
>[]

interface QueryLinkProps {
  /** Null if the upstream is not known to offer queries. */
  openQueries: OpenQueries | null
  line: LineSearch
}

export function QueryLink({ openQueries, line }: QueryLinkProps) {
  const target = queryTarget(openQueries, line)
  return target && <TextLink to={target.to}>{target.label}</TextLink>
}

/** The open query of the line, or the form for a new query. Null if the upstream is not known to offer queries. */
export function queryTarget(openQueries: OpenQueries | null, line: LineSearch) {
  if (openQueries === null) return null
  const openQuery = queryOf(openQueries, line)
  return openQuery
    ? { to: paths.query(openQuery.id), label: m.queryIsOpen() }
    : { to: paths.newQuery(line), label: m.queryThis() }
}

export function queryOf(openQueries: OpenQueries, line: LineSearch) {
  const { b: bookingId, a: agentId, c: commissionId, n: receiptNumber } = line
  return openQueries.find((query) => {
    if (commissionId)
      return (
        query.kind === 'payment' &&
        query.commissionId === commissionId &&
        query.receiptNumber === receiptNumber
      )
    if (receiptNumber)
      return (
        query.kind === 'receipt' && query.bookingId === bookingId && query.receiptNumber === receiptNumber
      )
    return query.kind === 'commission' && query.bookingId === bookingId && query.agentId === agentId
  })
}
