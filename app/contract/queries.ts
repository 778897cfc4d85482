import { z } from 'zod/v4'
import { LINE_KINDS, QUERY_CATEGORIES, QUERY_STATES } from '../domain/line-query'
import { figureName } from '../domain/upstream-words'
import { list, optionalList } from './list'
import {
  date,
  dayOf,
  decimal,
  flag,
  id,
  longText,
  money,
  optionalId,
  optionalObject,
  text,
  wireObject,
} from './wire'

/** Has an amount or a text, such as a rate. */
const Figure = wireObject('figure', { label: text, amount: money, text }).transform((wire) => ({
  label: figureName(wire.label),
  paise: wire.amount,
  text: wire.text,
}))

const lineFields = {
  kind: text,
  booking_id: optionalId,
  agent_id: optionalId,
  agent_name: text,
  comm_id: optionalId,
  bill_no: text,
  billed_on: date,
  receipt_id: optionalId,
  receipt_no: text,
  plot_no: text,
  project_name: text,
  customer_name: text,
}

type LineWire = z.output<z.ZodObject<typeof lineFields>>

const toLine = (wire: LineWire) => ({
  kind: LINE_KINDS.find((kind) => kind === wire.kind) ?? ('commission' as const),
  bookingId: wire.booking_id,
  agentId: wire.agent_id,
  agentName: wire.agent_name,
  commissionId: wire.comm_id,
  billNumber: wire.bill_no,
  billedOn: dayOf(wire.billed_on),
  receiptId: wire.receipt_id,
  receiptNumber: wire.receipt_no,
  plotNumber: wire.plot_no,
  projectName: wire.project_name,
  customerName: wire.customer_name,
})

const Message = wireObject('message of a query', { by: text, text: longText, written_at: date }).transform(
  (wire) => ({
    isOffice: wire.by === 'office',
    text: wire.text,
    writtenAt: wire.written_at,
  }),
)

const Query = wireObject('query', {
  ...lineFields,
  query_id: id,
  category: text,
  should_be: money,
  state: text,
  is_reopened: flag,
  raised_at: date,
  changed_at: date,
  figures: optionalList(Figure),
  is_line_gone: flag,
  figures_now: optionalList(Figure),
  messages: optionalList(Message),
}).transform((wire) => ({
  ...toLine(wire),
  id: wire.query_id,
  category: QUERY_CATEGORIES.find((category) => category === wire.category) ?? ('other' as const),
  shouldBePaise: wire.should_be,
  state: QUERY_STATES.find((state) => state === wire.state) ?? ('sent' as const),
  isReopened: wire.is_reopened,
  raisedOn: dayOf(wire.raised_at),
  changedOn: dayOf(wire.changed_at),
  figures: wire.figures,
  isLineGone: wire.is_line_gone,
  figuresNow: wire.figures_now,
  messages: wire.messages,
}))

/**
 * Newest first. If the request names a line, `line` has the present figures of the line, and `rows` has the queries about it. If the
 * request has a `query_id`, the only row has the line's former and present figures and the messages of the query.
 */
export const QueriesReply = wireObject('queries', {
  status: z.literal(true),
  message: longText,
  total: decimal,
  line: optionalObject(
    wireObject('line', { ...lineFields, figures: optionalList(Figure) }).transform((wire) => ({
      ...toLine(wire),
      figures: wire.figures,
    })),
  ),
  rows: list(Query),
}).transform((wire) => ({ total: wire.total ?? wire.rows.length, line: wire.line, rows: wire.rows }))

export const RaisedQueryReply = wireObject('raised query', {
  status: z.literal(true),
  message: longText,
  query_id: id,
}).transform(({ message, query_id }) => ({ message, id: query_id }))

export type LineQuery = z.output<typeof QueriesReply>['rows'][number]
export type QueriedLine = NonNullable<z.output<typeof QueriesReply>['line']>
export type LineFigure = LineQuery['figures'][number]
