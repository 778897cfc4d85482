import { z } from 'zod/v4'
import { instalmentName } from '../domain/upstream-words'
import { list, optionalList } from './list'
import { count, date, dayOf, decimal, id, longText, money, optionalId, text, wireObject } from './wire'

/** Due: before today, today, in the next 7 days, in days 8 to 30, in days 31 to 90. */
export const COLLECTION_WINDOWS = ['overdue', 'today', 'week', 'month', 'quarter'] as const
/** An upstream may have windows of its own. */
const MAX_WINDOWS = 50
export type CollectionWindow = (typeof COLLECTION_WINDOWS)[number]

/** Values of `sort`, which needs the capability `sort`. */
export const COLLECTION_SORTS = ['due_on', 'amount'] as const
export type CollectionSort = (typeof COLLECTION_SORTS)[number]

const Window = wireObject('window of collections', { window: text, count, amount: money }).transform(
  (wire) => ({
    window: wire.window,
    /** Number of bookings. */
    count: wire.count ?? 0,
    paise: wire.amount ?? 0,
  }),
)

/** `instalment` and `due_on` belong to the booking's first unpaid instalment in the window. */
const Collection = wireObject('collection', {
  booking_id: id,
  customer_name: text,
  customer_mobile: text,
  plot_no: text,
  project_id: optionalId,
  project_name: text,
  agent_id: optionalId,
  agent_name: text,
  instalment: text,
  instalments: decimal,
  due_on: date,
  amount: money,
  days_late: count,
  unpaid_in_a_row: count,
  cancels_on: date,
  commission: money,
}).transform((wire) => ({
  bookingId: wire.booking_id,
  customerName: wire.customer_name,
  customerMobile: wire.customer_mobile,
  plotNumber: wire.plot_no,
  projectId: wire.project_id,
  projectName: wire.project_name,
  associateId: wire.agent_id,
  associateName: wire.agent_name,
  /** Such as `EMI 7`. */
  instalment: instalmentName(wire.instalment),
  /** The untranslated `instalment`, for reminders in another language. */
  upstreamInstalment: wire.instalment,
  /** Unpaid instalments of the booking in this window. */
  instalments: wire.instalments ?? 1,
  dueOn: dayOf(wire.due_on),
  paise: wire.amount,
  daysLate: wire.days_late ?? 0,
  unpaidInARow: wire.unpaid_in_a_row ?? 0,
  /** The day on which the firm's rule cancels the booking if nothing more is paid; empty if no such day is set. */
  cancelsOn: dayOf(wire.cancels_on),
  /** The commission that becomes payable to the caller if the customer pays this amount. */
  commissionPaise: wire.commission,
}))

const ForecastMonth = wireObject('month of the forecast', {
  /** `yyyy-MM`. */
  month: text,
  count,
  amount: money,
  commission: money,
}).transform((wire) => ({
  month: wire.month,
  /** Number of instalments. */
  count: wire.count ?? 0,
  paise: wire.amount ?? 0,
  commissionPaise: wire.commission ?? 0,
}))

/**
 * Amounts that customers owe, without late charges. `windows` has all five windows; `rows` is one page of one window, by default sorted by
 * due date. The optional `forecast` has the instalments of twelve months from the current one, with the caller's commission. The forecast
 * assumes that customers pay on time, and omits overdue amounts.
 */
export const CollectionsReply = wireObject('collections', {
  status: z.literal(true),
  message: longText,
  as_of: date,
  windows: list(Window, MAX_WINDOWS),
  rows: list(Collection),
  forecast: optionalList(ForecastMonth),
}).transform((wire) => ({
  asOf: dayOf(wire.as_of),
  windows: wire.windows,
  rows: wire.rows,
  forecast: wire.forecast,
}))

type Collections = z.output<typeof CollectionsReply>
export type CollectionRow = Collections['rows'][number]
export type ForecastMonthRow = Collections['forecast'][number]
