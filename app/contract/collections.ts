import type { z } from 'zod/v4'
import { instalmentName } from '../domain/upstream-words'
import type { COLLECTION_SORTS } from './sort-names'
import { list, optionalList } from './list'
import { count, day, decimal, id, money, optionalId, orZero, text } from './wire'
import { from, reply, wireObject } from './wire-object'

/** Due: before today, today, in the next 7 days, in days 8 to 30, in days 31 to 90. */
export const COLLECTION_WINDOWS = ['overdue', 'today', 'week', 'month', 'quarter'] as const
/** An upstream may have windows of its own. */
const MAX_WINDOWS = 50
export type CollectionWindow = (typeof COLLECTION_WINDOWS)[number]

export type CollectionSort = (typeof COLLECTION_SORTS)[number]

const Window = wireObject('window of collections', {
  window: text,
  /** Number of bookings. */
  count: orZero(count),
  paise: ['amount', orZero(money)],
})

/** `instalment` and `due_on` belong to the booking's first unpaid instalment in the window. */
const Collection = wireObject('collection', {
  bookingId: ['booking_id', id],
  customerName: ['customer_name', text],
  customerMobile: ['customer_mobile', text],
  plotNumber: ['plot_no', text],
  projectId: ['project_id', optionalId],
  projectName: ['project_name', text],
  associateId: ['agent_id', optionalId],
  associateName: ['agent_name', text],
  /** Such as `EMI 7`. */
  instalment: from({ instalment: text }, ({ instalment }) => instalmentName(instalment)),
  /** The untranslated `instalment`, for reminders in another language. */
  upstreamInstalment: ['instalment', text],
  /** Unpaid instalments of the booking in this window. */
  instalments: decimal.transform((instalments) => instalments ?? 1),
  dueOn: ['due_on', day],
  paise: ['amount', money],
  daysLate: ['days_late', orZero(count)],
  unpaidInARow: ['unpaid_in_a_row', orZero(count)],
  /** The day on which the firm's rule cancels the booking if nothing more is paid; empty if no such day is set. */
  cancelsOn: ['cancels_on', day],
  /** The commission that becomes payable to the caller if the customer pays this amount. */
  commissionPaise: ['commission', money],
})

const ForecastMonth = wireObject('month of the forecast', {
  /** `yyyy-MM`. */
  month: text,
  /** Number of instalments. */
  count: orZero(count),
  paise: ['amount', orZero(money)],
  commissionPaise: ['commission', orZero(money)],
})

/**
 * Amounts that customers owe, without late charges. `windows` has all five windows; `rows` is one page of one window, by default sorted by
 * due date. The optional `forecast` has the instalments of twelve months from the current one, with the caller's commission. The forecast
 * assumes that customers pay on time, and omits overdue amounts.
 */
export const CollectionsReply = reply('collections', {
  asOf: ['as_of', day],
  windows: list(Window, MAX_WINDOWS),
  rows: list(Collection),
  forecast: optionalList(ForecastMonth),
})

type Collections = z.output<typeof CollectionsReply>
export type CollectionRow = Collections['rows'][number]
export type ForecastMonthRow = Collections['forecast'][number]
