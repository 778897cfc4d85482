import type { LoaderFunctionArgs } from '@remix-run/node'
import { cancellationOf } from '~/domain/cancellation'
import { timestampInIndia } from '~/domain/dates'
import { emiStatementText, receiptsText } from '~/domain/share-texts'
import { sortByField, sortNames } from '~/domain/fields'
import { bookingParams } from '~/paths/params.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { screenAt } from '~/paths/screen-at'
import { backLink } from '~/screen/back-link.server'
import { parseParams } from '~/screen/params'
import { readSorting } from '~/screen/sorting.server'
import { requireAssociate } from '~/session/guard.server'
import type { Session } from '~/session/session.server'
import { openQueries } from '~/subjects/queries/open-queries.server'
import { bookingParent } from './booking-parent.server'
import { readEmiStatement } from './emi-statement.server'
import { sortReceipts } from './orders'
import { instalmentFields, receiptFields } from './statement-fields'

export async function loadReceipts(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const { bookingId } = parseParams(bookingParams, params)
  const [statement, open, canShare, firm] = await Promise.all([
    api.bookings.receipts(bookingId),
    openQueries(api),
    api.capabilities.offers('share'),
    api.firm(),
  ])
  const sorting = readSorting(request.url, sortNames(receiptFields))
  const receipts = sortReceipts(statement.receipts, sorting)
  const cancellation = cancellationOf(statement.booking)
  const shareText = receiptsText({ ...statement, receipts, cancellation })
  const head = headOf(bookingId, statement.booking, session, request)
  return {
    ...statement,
    receipts,
    cancellation,
    open,
    canShare: canShare && !cancellation,
    shareText,
    sorting,
    bookingId,
    firm: firm?.name,
    ...head,
  }
}

export type ReceiptsStatement = Awaited<ReturnType<typeof loadReceipts>>

export async function loadEmiStatement(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const { bookingId } = parseParams(bookingParams, params)
  const isReported = areaOf(request) === 'auto-cancelled'
  const [statement, canShare, firm] = await Promise.all([
    readEmiStatement(api, bookingId, isReported),
    api.capabilities.offers('share'),
    api.firm(),
  ])
  const sorting = readSorting(request.url, sortNames(instalmentFields))
  return {
    ...statement,
    canShare: canShare && !statement.cancellation,
    shareText: emiStatementText(statement),
    instalments: sortByField(statement.instalments, sorting, instalmentFields),
    sorting,
    bookingId,
    firm: firm?.name,
    ...headOf(bookingId, statement.booking, session, request),
  }
}

export type InstalmentsStatement = Awaited<ReturnType<typeof loadEmiStatement>>

const areas = {
  bookings: { address: paths.bookingsByTeam() },
  payments: { address: paths.payments(), title: m.payments },
  'auto-cancelled': { address: paths.autoCancelled(), title: m.autoCancelled },
}

const areaOf = (request: Request) => screenAt(areas, new URL(request.url).pathname)

/** Statements of the areas of payments and auto-cancelled bookings lead back to their area (M167, M170). */
function headOf(
  bookingId: string,
  booking: Parameters<typeof bookingParent>[1],
  session: Session,
  request: Request,
) {
  const area = areaOf(request)
  const parent =
    area === 'bookings'
      ? bookingParent(request, booking, session)
      : backLink(request, { to: areas[area].address, label: areas[area].title() })
  return {
    area,
    statementsTo: statementAddresses(area, bookingId, parent.from),
    printedOn: timestampInIndia(),
    ...parent,
    ...(area === 'bookings' ? {} : { from: parent.back.to }),
  }
}

/** Each area has its own addresses of statements (M167, M170). Undefined in the area of bookings, which has the default addresses. */
export function statementAddresses(area: keyof typeof areas, bookingId: string, from?: string) {
  switch (area) {
    case 'bookings':
      return undefined
    case 'payments':
      return {
        receipts: paths.paymentReceipts(bookingId, undefined, { from }),
        emi: paths.paymentEmiStatement(bookingId, { from }),
      }
    case 'auto-cancelled':
      return {
        receipts: paths.autoCancelledReceipts(bookingId, undefined, { from }),
        emi: paths.autoCancelledEmiStatement(bookingId, { from }),
      }
  }
}
