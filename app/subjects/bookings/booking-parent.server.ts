import { z } from 'zod/v4'
import { isIsoDate } from '~/domain/dates'
import { readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { dueParams, paymentParams } from '~/paths/params.server'
import { BOOKING_PARENTS, type BookingParent, paths } from '~/paths/paths'
import { asLeft } from '~/session/last-list.server'
import type { Session } from '~/session/session.server'
import { plotLists } from './plot-lists'
import {
  DUE_FIELDS,
  fromMyDue,
  fromPayment,
  fromPlotList,
  fromTeamDue,
  PAYMENT_FIELDS,
} from './booking-parent'

interface ListedBooking {
  associateId: string | null
  projectId: string | null
}

interface Parent {
  from?: BookingParent
  back: { to: string; label: string }
}

const Search = z.object({ from: textIn(z.string()) })

/**
 * The back link to the screen that `from` names. If `from` names none, the link leads to the associate's booked plots, or to the last
 * visited list of bookings if the associate or the project is unknown.
 */
export function bookingParent(request: Request, booking: ListedBooking, session: Session): Parent {
  const { from } = readSearch(Search, request.url).search
  return readParent(from, booking, session) ?? { back: bookingsOf(booking, session) }
}

/** Reads a name of `BOOKING_PARENTS`, a list of plots, `find:` with any text, or a payment or due with well-formed ids. Otherwise null. */
function readParent(from: string, booking: ListedBooking, session: Session): Parent | null {
  const list = BOOKING_PARENTS.find((name) => name === from)
  if (list) return { from: list, back: listOf(list, session) }
  const [, kind, text = ''] = /^([a-z-]+)(?::(.*))?$/s.exec(from) ?? []
  switch (kind) {
    case 'find':
      return { from: `find:${text}`, back: { to: paths.find({ q: text }), label: m.find() } }
    case 'payment':
      return readPayment(text)
    case 'my-due':
      return readDue(text, { fromDue: fromMyDue, details: paths.myDuesDetails, label: m.myDuesDetails })
    case 'team-due':
      return readDue(text, { fromDue: fromTeamDue, details: paths.teamDuesDetails, label: m.teamDuesDetails })
    default:
      return readPlotList(kind, text, booking, session)
  }
}

/** A list of the booking's associate and project, if both are known. */
function readPlotList(
  name: string | undefined,
  day: string,
  { associateId, projectId }: ListedBooking,
  session: Session,
): Parent | null {
  const list = Object.values(plotLists).find(({ file }) => file === name)
  if (!list || !associateId || !projectId) return null
  const date = isIsoDate(day) ? day : ''
  const to = asLeft(list.to(associateId, projectId, { date }), session)
  return { from: fromPlotList(list, date), back: { to, label: list.title() } }
}

/** The back link of a booking that was opened from `list`. */
export function listOf(list: (typeof BOOKING_PARENTS)[number], session: Session): Parent['back'] {
  const { to, label } = unfiltered(list, session)
  return { to: asLeft(to, session), label }
}

function unfiltered(list: (typeof BOOKING_PARENTS)[number], { commissionUrl }: Session): Parent['back'] {
  switch (list) {
    case 'home':
      return { to: paths.home(), label: m.home() }
    case 'changes':
      return { to: paths.changes(), label: m.whatIsNew() }
    case 'collections':
      return { to: paths.collections(), label: m.collections() }
    case 'team-collections':
      return { to: paths.collections({ scope: 'team' }), label: m.collections() }
    case 'payments':
      return commissionTab(commissionUrl)
    case 'auto-cancelled':
      return { to: paths.autoCancelled(), label: m.autoCancelled() }
    case 'notifications':
      return { to: paths.notifications(), label: m.notifications() }
  }
}

/** The last visited tab of Commission by its own name: "Commission" is the name of a booking's tab. */
function commissionTab(lastVisited: string | null): Parent['back'] {
  switch (lastVisited) {
    case paths.dues():
    case paths.myDues():
      return { to: lastVisited, label: m.myDues() }
    case paths.teamDues():
      return { to: lastVisited, label: m.teamDues() }
    default:
      return { to: paths.payments(), label: m.payments() }
  }
}

function readPayment(text: string): Parent | null {
  const { data } = paymentParams.safeParse(fieldsOf(text, PAYMENT_FIELDS))
  if (!data) return null
  const to = paths.paymentDetails({ ...data, plot: data.plotNumber, tab: 'booking' })
  return { from: fromPayment(data), back: { to, label: m.paymentDetails() } }
}

interface DuesList {
  fromDue: typeof fromMyDue | typeof fromTeamDue
  details: typeof paths.myDuesDetails
  label: () => string
}

function readDue(text: string, { fromDue, details, label }: DuesList): Parent | null {
  const { data } = dueParams.safeParse(fieldsOf(text, DUE_FIELDS))
  if (!data) return null
  const to = details(data.projectId, data.plotNumber, data.bookingId, { tab: 'booking' })
  return { from: fromDue(data), back: { to, label: label() } }
}

function fieldsOf(text: string, names: readonly string[]) {
  const parts = text.split(':')
  const lastIndex = names.length - 1
  const values = [...parts.slice(0, lastIndex), parts.slice(lastIndex).join(':')]
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

function bookingsOf({ associateId, projectId }: ListedBooking, session: Session): Parent['back'] {
  if (associateId && projectId) return plotsOf(associateId, projectId, session)
  return { to: asLeft(session.bookingsUrl ?? paths.bookingsByDate(), session), label: m.bookings() }
}

/** The last visited list of these plots, because links to receipts and EMI statements do not name their list. */
function plotsOf(associateId: string, projectId: string, { lastPlots }: Session): Parent['back'] {
  const [visited] = lastPlots.split('?')
  const lists = Object.values(plotLists)
  const list = lists.find(({ to }) => to(associateId, projectId) === visited)
  return list
    ? { to: lastPlots, label: list.title() }
    : { to: paths.bookedPlots(associateId, projectId), label: m.bookedPlots() }
}
