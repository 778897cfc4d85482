import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Api } from '~/api/client.server'
import type { StatementHeading } from '~/contract/statements'
import { toResult } from '~/api/result'
import { bookingParent } from '~/subjects/bookings/booking-parent.server'
import { daysBetween, todayInIndia } from '~/domain/dates'
import { firstOverdue, instalmentState } from '~/domain/instalment-state'
import { bookingLine, newestFirst } from '~/domain/statements'
import { callLink, reminderText, whatsAppLink } from '~/domain/reminder'
import { printHead } from '~/screen/export/print-head.server'
import { parseParams } from '~/screen/params'
import { bookingParams } from '~/paths/params.server'
import { requireAssociate } from '~/session/guard.server'
import { readEmiStatement } from '~/subjects/bookings/emi-statement.server'

const MAX_RECEIPTS = 3

/**
 * Uses only calls that every upstream has (X030). If the EMI statement fails, so does the page. If another call fails, the page shows the
 * rest.
 */
export async function loadBooking(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  const { bookingId } = parseParams(bookingParams, args.params)
  const today = todayInIndia()
  const statementCall = readEmiStatement(api, bookingId)
  const [statement, receipts, commission, listed, firm, canShare] = await Promise.all([
    statementCall,
    toResult(api.bookings.receipts(bookingId)),
    toResult(api.commission.ofBooking(bookingId)),
    toResult(
      statementCall.then(({ booking, cancellation }) =>
        cancellation ? null : findListed(api, session.user.id, bookingId, booking),
      ),
    ),
    api.firm(),
    api.capabilities.offers('share'),
  ])
  const { booking, cancellation, instalments, totals, waiveOffPaise, next, overdue } = statement
  const first = overdue.count > 0 ? firstOverdue(instalments, today) : null
  const reminder =
    first &&
    reminderText(
      {
        ...booking,
        instalment: first.type,
        instalments: overdue.count,
        dueOn: first.dueOn,
        daysLate: daysBetween(first.dueOn, today),
        paise: overdue.paise,
      },
      { associateName: session.user.name, firmName: firm?.name ?? '' },
    )
  return {
    bookingId,
    booking,
    call: callLink(booking.customerMobile),
    canShare: canShare && !cancellation,
    remind: reminder && whatsAppLink(booking.customerMobile, reminder),
    listed: listed.data,
    cancellation,
    totals,
    waiveOffPaise,
    next,
    overdue,
    instalments: instalments.map((row) => ({ ...row, state: instalmentState(row, today) })),
    receipts: {
      failure: receipts.failure,
      count: receipts.data?.receipts.length ?? 0,
      latest: newestFirst(receipts.data?.receipts ?? []).slice(0, MAX_RECEIPTS),
    },
    commission,
    ...bookingParent(args.request, booking, session),
    print: {
      ...printHead(session, bookingLine(booking)),
      associate: booking.associateName,
      firm: firm?.name,
    },
  }
}

/**
 * The row of the booking in a list of plots, which also has the price and the dates. Null if the statement names no associate or no
 * project, or if no loaded list has the booking.
 */
async function findListed(
  api: Api,
  viewerId: string,
  bookingId: string,
  { associateId, projectId, plotNumber }: StatementHeading,
) {
  if (!associateId || !projectId) return null
  const search = { searchKey: plotNumber || undefined }
  const { booked, registered, teamBooked, teamRegistered } = api.bookings
  const lists = await Promise.all(
    (associateId === viewerId ? [booked, registered] : [teamBooked, teamRegistered]).map((list) =>
      toResult(list(associateId, projectId, search)),
    ),
  )
  for (const { data } of lists) {
    const booking = data?.bookings.find(({ id }) => id === bookingId)
    if (data && booking) return { ...booking, associateName: booking.associateName || data.associate.name }
  }
  return null
}
