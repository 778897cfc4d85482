import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import { COLLECTION_WINDOWS, CollectionsReply } from '../../app/contract/collections'
import { COLLECTION_SORTS } from '../../app/contract/sort-names'
import type { IsoDate } from '../../app/domain/dates'
import { call } from '../call'
import {
  findBookingIds,
  findCollectionBookings,
  findDueInstalments,
  findUnpaidByBooking,
  sumWindows,
} from '../db/queries/collections'
import type { Database } from '../schema'
import { daysBetween } from '../rules/calendar'
import { arrearsOf } from '../rules/cancellation'
import { type Period, windowsOn } from '../rules/collection-windows'
import { pricePartsOf } from '../rules/receipt-parts'
import { type Payable, releasedCommission } from '../rules/released-commission'
import { forecastOf, forecastPeriod } from './collection-forecast'
import { choice, optionalFlag, optionalId, page, perPage, sortFields } from './query'

const DEFAULT_ROWS_PER_PAGE = 20

const collections = call(
  'POST',
  '/associate/collections/:self',
  {
    summary:
      'Amounts due from customers of the associate or, with scope team, of the downline; one page of one window.',
    query: z.object({
      scope: choice(['own', 'team']),
      window: choice(COLLECTION_WINDOWS),
      project_id: optionalId,
      page,
      per_page: perPage(DEFAULT_ROWS_PER_PAGE),
      forecast: optionalFlag.describe('1 adds the forecast of twelve months'),
      ...sortFields(COLLECTION_SORTS),
    }),
    reply: CollectionsReply,
  },
  async ({ db, viewer, query, today }) => {
    const { scope, window, page, per_page: perPage } = query
    const filters = { scope, associateId: viewer.id, projectId: query.project_id }
    const periods = windowsOn(today)
    const [windows, ids, unpaid] = await Promise.all([
      sumWindows(db, filters, periods),
      findBookingIds(db, filters, periods[window], {
        sort: query.sort ?? 'due_on',
        order: query.order,
        start: (page - 1) * perPage,
        size: perPage,
      }),
      query.forecast ? findUnpaidByBooking(db, filters, forecastPeriod(today)) : null,
    ])
    return {
      as_of: today,
      windows,
      rows: await readRows(db, ids, { period: periods[window], callerId: viewer.id, today }),
      ...(unpaid && { forecast: forecastOf(unpaid, today) }),
    }
  },
)

interface RowOptions {
  period: Period
  callerId: string
  today: IsoDate
}

/** Returns rows in the order of `ids`. */
async function readRows(db: Kysely<Database>, ids: number[], { period, callerId, today }: RowOptions) {
  if (ids.length === 0) return []
  const [bookings, instalments] = await Promise.all([
    findCollectionBookings(db, ids, callerId),
    findDueInstalments(db, ids),
  ])
  return ids.flatMap((id) => {
    const booking = bookings.find((row) => row.id === id)
    const schedule = instalments
      .filter(({ booking_id }) => booking_id === id)
      .map((row) => ({ ...row, dueOn: row.due_on, isUnpaid: row.paid_rupees < row.amount_rupees }))
    const due = schedule.filter(
      ({ isUnpaid, dueOn }) => isUnpaid && period.from <= dueOn && dueOn <= period.to,
    )
    const [first] = due
    if (!booking || !first) return []
    const payable = payableOf(due)
    const rule = { afterUnpaid: booking.cancel_after_unpaid, afterDays: booking.cancel_after_days }
    const { unpaidInARow, cancelsOn } = arrearsOf(schedule, rule, today)
    const { net_rupees: netRupees, paid_rupees: paidRupees } = booking
    return {
      booking_id: id,
      customer_name: booking.customer_name,
      customer_mobile: booking.customer_mobile ?? '',
      plot_no: booking.plot_number,
      project_id: booking.project_id,
      project_name: booking.project_name,
      agent_id: booking.seller_id,
      agent_name: booking.seller_name,
      instalment: first.label,
      instalments: due.length,
      due_on: first.dueOn,
      amount: payable.bookingRupees + payable.balanceRupees,
      days_late: Math.max(0, daysBetween(first.dueOn, today)),
      unpaid_in_a_row: unpaidInARow,
      cancels_on: cancelsOn,
      commission:
        netRupees === null || paidRupees === null
          ? 0
          : releasedCommission(pricePartsOf(booking), { netRupees, paidRupees }, payable),
    }
  })
}

function payableOf(due: { kind: string; amount_rupees: number; paid_rupees: number }[]): Payable {
  const payable: Payable = { bookingRupees: 0, balanceRupees: 0 }
  for (const { kind, amount_rupees, paid_rupees } of due)
    payable[kind === 'booking' ? 'bookingRupees' : 'balanceRupees'] += amount_rupees - paid_rupees
  return payable
}

export const collectionCalls = [collections]
