import type { LoaderFunctionArgs } from '@remix-run/node'
import { bookingParent, listOf } from './booking-parent.server'
import { timestampInIndia, todayInIndia } from '~/domain/dates'
import { markOverdue, nextInstalment, overdueOf } from '~/domain/instalment-state'
import { emiStatementText, receiptsText } from '~/domain/share-texts/statements'
import { parseParams } from '~/screen/params'
import { sortRows } from '~/domain/sorting'
import { readSorting } from '~/screen/sorting.server'
import { screenAt } from '~/paths/screen-at'
import { bookingParams } from '~/paths/params'
import { paths } from '~/paths/paths'
import { openQueries } from '~/subjects/queries/open-queries.server'
import { requireAssociate } from '~/session/guard.server'
import type { Session } from '~/session/session.server'
import { statementAddresses } from './statement-addresses.server'
import { instalmentSorts, receiptColumnNames, sortReceipts } from './statement-sorts'

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
  const sorting = readSorting(request.url, receiptColumnNames)
  const receipts = sortReceipts(statement.receipts, sorting)
  const shareText = receiptsText({ ...statement, receipts })
  const head = headOf(bookingId, statement.booking, session, request)
  return { ...statement, receipts, open, canShare, shareText, sorting, bookingId, firm: firm?.name, ...head }
}

export type ReceiptsStatement = Awaited<ReturnType<typeof loadReceipts>>

export async function loadEmiStatement(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const { bookingId } = parseParams(bookingParams, params)
  const [statement, canShare, firm] = await Promise.all([
    api.bookings.emiStatement(bookingId),
    api.capabilities.offers('share'),
    api.firm(),
  ])
  const sorting = readSorting(request.url, Object.keys(instalmentSorts))
  const today = todayInIndia()
  const next = nextInstalment(statement.instalments, today)
  const overdue = overdueOf(statement.instalments, today)
  return {
    ...statement,
    next,
    overdue,
    canShare,
    shareText: emiStatementText({ ...statement, overdue, next }),
    instalments: sortRows(markOverdue(statement.instalments, today), sorting, instalmentSorts),
    sorting,
    bookingId,
    firm: firm?.name,
    ...headOf(bookingId, statement.booking, session, request),
  }
}

export type InstalmentsStatement = Awaited<ReturnType<typeof loadEmiStatement>>

const areas = {
  bookings: { address: paths.bookingsByTeam() },
  payments: { address: paths.payments() },
  'auto-cancelled': { address: paths.autoCancelled() },
}

/** Statements of the areas of payments and auto-cancelled bookings lead back to their area (M167, M170). */
function headOf(
  bookingId: string,
  booking: Parameters<typeof bookingParent>[1],
  session: Session,
  request: Request,
) {
  const area = screenAt(areas, new URL(request.url).pathname)
  const parent =
    area === 'bookings'
      ? bookingParent(request, booking, session)
      : { from: area, back: listOf(area, session) }
  const statementsTo = statementAddresses(area, bookingId)
  return { area, statementsTo, ...parent, printedOn: timestampInIndia() }
}
