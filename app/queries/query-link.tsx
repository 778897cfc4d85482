import type { LineQuery } from '~/api/contract/queries'
import { m } from '~/messages/messages'
import { type LineSearch, paths } from '~/paths'
import { TextLink } from '~/ui/text-link/text-link'

export type OpenQueries = Pick<
  LineQuery,
  'id' | 'kind' | 'bookingId' | 'agentId' | 'commissionId' | 'receiptNumber'
>[]

interface QueryLinkProps {
  /** Null if the upstream offers no queries. */
  openQueries: OpenQueries | null
  line: LineSearch
}

export function QueryLink({ openQueries, line }: QueryLinkProps) {
  if (openQueries === null) return null
  const openQuery = queryOf(openQueries, line)
  return openQuery ? (
    <TextLink to={paths.query(openQuery.id)}>{m.queryOpenHeader()}</TextLink>
  ) : (
    <TextLink to={paths.newQuery(line)}>{m.queryThis()}</TextLink>
  )
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
