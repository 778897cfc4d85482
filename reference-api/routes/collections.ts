import type { Kysely } from 'kysely'
import { z } from 'zod/v4'
import {
  COLLECTION_SORTS,
  COLLECTION_WINDOWS,
  CollectionsReply,
  type CollectionWindow,
} from '../../app/contract/collections'
import type { IsoDate } from '../../app/domain/dates'
import { call } from '../call'
import { findCollectionBookings, findDueInstalments, findPrices } from '../db/queries/collections'
import type { Database } from '../schema'
import { daysBetween } from '../rules/calendar'
import { arrearsOf } from '../rules/cancellation'
import { createWindowFinder } from '../rules/collection-windows'
import { pricePartsOf } from '../rules/receipt-parts'
import { type Payable, releasedCommission } from '../rules/released-commission'
import { bookingIdsOfPage, summaryOf } from './collection-figures'
import { readDuesOf, readForecastOf } from './collection-parts'
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
  async (context) => {
    const { db, viewer, query, today } = context
    const { window, page, per_page: perPage } = query
    const { dues, isShown } = await readDuesOf(context)
    const windows = summaryOf(dues, isShown)
    const ids = bookingIdsOfPage(dues, isShown, {
      window,
      sort: query.sort ?? 'due_on',
      order: query.order,
      start: (page - 1) * perPage,
      size: perPage,
    })
    return {
      as_of: today,
      windows,
      rows: await readRows(db, ids, {
        window,
        callerId: viewer.id,
        today,
      }),
      ...(query.forecast && { forecast: await readForecastOf(context) }),
    }
  },
)

interface RowOptions {
  window: CollectionWindow
  callerId: string
  today: IsoDate
}

/** Returns rows in the order of `ids`. */
async function readRows(db: Kysely<Database>, ids: number[], { window, callerId, today }: RowOptions) {
  if (ids.length === 0) return []
  const windowOf = createWindowFinder(today)
  const [bookings, instalments, prices] = await Promise.all([
    findCollectionBookings(db, ids),
    findDueInstalments(db, ids),
    findPrices(db, ids, callerId),
  ])
  return ids.flatMap((id) => {
    const booking = bookings.find((row) => row.id === id)
    const price = prices.find((row) => row.id === id)
    const schedule = instalments
      .filter(({ booking_id }) => booking_id === id)
      .map((row) => ({ ...row, dueOn: row.due_on, isUnpaid: row.paid_rupees < row.amount_rupees }))
    const due = schedule.filter(({ isUnpaid, dueOn }) => isUnpaid && windowOf(dueOn) === window)
    const [first] = due
    if (!booking || !price || !first) return []
    const payable = payableOf(due)
    const rule = { afterUnpaid: booking.cancel_after_unpaid, afterDays: booking.cancel_after_days }
    const { unpaidInARow, cancelsOn } = arrearsOf(schedule, rule, today)
    const { net_rupees: netRupees, paid_rupees: paidRupees } = price
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
          : releasedCommission(pricePartsOf(price), { netRupees, paidRupees }, payable),
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
