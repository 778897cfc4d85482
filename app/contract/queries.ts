import type { z } from 'zod/v4'
import { LINE_KINDS, QUERY_CATEGORIES, QUERY_STATES } from '../domain/line-query'
import { figureName } from '../domain/upstream-words'
import { list, optionalList } from './list'
import { date, day, decimal, flag, id, longText, money, oneOf, optionalId, text } from './wire'
import { optionalObject, reply, wireObject, type WireTable } from './wire-object'

/** Has an amount or a text, such as a rate. */
const Figure = wireObject('figure', { label: text.transform(figureName), paise: ['amount', money], text })

const lineFields = {
  kind: oneOf(LINE_KINDS, 'commission'),
  bookingId: ['booking_id', optionalId],
  agentId: ['agent_id', optionalId],
  agentName: ['agent_name', text],
  commissionId: ['comm_id', optionalId],
  billNumber: ['bill_no', text],
  billedOn: ['billed_on', day],
  receiptId: ['receipt_id', optionalId],
  receiptNumber: ['receipt_no', text],
  plotNumber: ['plot_no', text],
  projectName: ['project_name', text],
  customerName: ['customer_name', text],
  figures: optionalList(Figure),
} satisfies WireTable

const Message = wireObject('message of a query', {
  isOffice: ['by', text.transform((writer) => writer === 'office')],
  text: longText,
  writtenAt: ['written_at', date],
})

export const Query = wireObject('query', {
  ...lineFields,
  id: ['query_id', id],
  category: oneOf(QUERY_CATEGORIES, 'other'),
  shouldBePaise: ['should_be', money],
  state: oneOf(QUERY_STATES, 'sent'),
  isReopened: ['is_reopened', flag],
  raisedOn: ['raised_at', day],
  changedOn: ['changed_at', day],
  isLineGone: ['is_line_gone', flag],
  figuresNow: ['figures_now', optionalList(Figure)],
  messages: optionalList(Message),
})

/**
 * Newest first. If the request names a line, `line` has the present figures of the line, and `rows` has the queries about it. If the
 * request has a `query_id`, the only row has the line's former and present figures and the messages of the query.
 */
export const QueriesReply = reply('queries', {
  total: decimal,
  line: optionalObject(wireObject('line', lineFields)),
  rows: list(Query),
}).transform((queries) => ({ ...queries, total: queries.total ?? queries.rows.length }))

export const RaisedQueryReply = reply('raised query', { message: longText, id: ['query_id', id] })

export type LineQuery = z.output<typeof QueriesReply>['rows'][number]
export type QueriedLine = NonNullable<z.output<typeof QueriesReply>['line']>
export type LineFigure = LineQuery['figures'][number]
