import type { LoaderFunctionArgs } from '@remix-run/node'
import { timestampInIndia } from '~/domain/dates'
import { parseParams } from '~/lib/params'
import { bookingParams } from '~/params'
import { backFromStatement, paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import type { Session } from '~/session/session.server'

/** The area to return to. */
export type StatementArea = 'bookings' | 'payments' | 'auto-cancelled'

export async function loadReceipts({ request, params }: LoaderFunctionArgs, area: StatementArea) {
  const { api, session } = await requireAssociate(request)
  const { bookingId } = parseParams(bookingParams, params)
  const statement = await api.bookings.receipts(bookingId)
  return { ...statement, bookingId, ...headOf(statement.booking, session, area) }
}

export type ReceiptsStatement = Awaited<ReturnType<typeof loadReceipts>>

export async function loadEmiStatement({ request, params }: LoaderFunctionArgs, area: StatementArea) {
  const { api, session } = await requireAssociate(request)
  const { bookingId } = parseParams(bookingParams, params)
  const statement = await api.bookings.emiStatement(bookingId)
  return { ...statement, bookingId, ...headOf(statement.booking, session, area) }
}

export type InstalmentsStatement = Awaited<ReturnType<typeof loadEmiStatement>>

type Booking = Parameters<typeof backFromStatement>[0]

function headOf(booking: Booking, { user, bookingsUrl, commissionUrl }: Session, area: StatementArea) {
  const back = {
    bookings: backFromStatement(booking, bookingsUrl),
    payments: { to: commissionUrl ?? paths.payments(), label: 'Commission' },
    'auto-cancelled': { to: paths.autoCancelled(), label: 'Auto Cancelled' },
  }
  return { back: back[area], viewer: user.name, printedOn: timestampInIndia() }
}
