import type { LineKind, QueryAction, QueryCategory, QueryState } from '~/domain/line-query'
import { m } from '~/messages/messages'
import type { Caller } from './caller.server'
import { MessageReply } from '~/contract/wire-object'
import { type LineQuery, QueriesReply, RaisedQueryReply } from '~/contract/queries'
import { ApiError } from './errors'
import { callUpstream } from './transport.server'

const ROWS_PER_PAGE = 20
/** Above the limit of open queries per person. */
const MAX_OPEN = '100'

export interface LineAddress {
  kind: LineKind
  booking_id?: string
  agent_id?: string
  comm_id?: string
  receipt_id?: string
  receipt_no?: string
}

/** Queries about a commission, a payment or a receipt. Needs the capability `queries`. */
export function queries(caller: Caller, user: string) {
  const params = { user }
  const read = (query: Record<string, string | undefined>) =>
    callUpstream(caller, 'queries', QueriesReply, { params, query })

  return {
    list: ({ state, page }: { state?: QueryState | 'open'; page: number }) =>
      read({ state, page: String(page), per_page: String(ROWS_PER_PAGE) }),

    byId: async (id: string): Promise<LineQuery> => {
      const { rows } = await read({ query_id: id })
      if (!rows[0]) throw new ApiError('refused', m.notInYourTeam(), 'queries')
      return rows[0]
    },

    ofLine: (line: LineAddress) => read({ ...line }),

    open: async (): Promise<LineQuery[]> => (await read({ state: 'open', per_page: MAX_OPEN })).rows,

    raise: (
      line: LineAddress,
      body: { category: QueryCategory; should_be: number | null; text: string },
      idempotencyKey: string,
    ) =>
      callUpstream(caller, 'raiseQuery', RaisedQueryReply, {
        params,
        query: { ...line },
        body,
        idempotencyKey,
      }),

    change: (id: string, action: QueryAction, text: string | null, idempotencyKey: string) =>
      callUpstream(caller, 'answerQuery', MessageReply, {
        params,
        query: { query_id: id, action },
        body: { text },
        idempotencyKey,
      }),
  }
}
