import { m } from '~/messages/messages'
import { type Cancellation, cancellationFacts } from './cancellation'
import { formatDate } from './dates'
import type { NextInstalment } from './instalment-state'
import { splitLateCharges } from './due-split'
import { formatRupees } from './money'
import { type PlotMove, plotMoveText } from './plot-move'
import { bookingLine, type InstalmentAmounts, type StatementBooking } from './statements'
import { monthName } from './upstream-words'

interface Noted {
  booking: StatementBooking & { moves: PlotMove[] }
  cancellation: Cancellation | null
}

interface SharedReceipts extends Noted {
  receipts: { receivedOn: string | null; number: string; netPaise: number | null }[]
  totalPaise: number | null
}

export function receiptsText(statement: SharedReceipts): string {
  // Sorted here, because `receipts` are in the order of the screen. Within a day, the upstream's order is lost, so the number decides.
  const byDayAndNumber = statement.receipts.toSorted(
    (a, b) =>
      (b.receivedOn ?? '').localeCompare(a.receivedOn ?? '') ||
      b.number.localeCompare(a.number, 'en', { numeric: true }),
  )
  return messageText(m.receipts(), bookingLine(statement.booking), [
    ...noteLines(statement),
    m.totalReceivedLine({ total: formatRupees(statement.totalPaise) }),
    ...factLines(statement),
    ...truncateRows(
      byDayAndNumber.map(
        (receipt) =>
          `${formatDate(receipt.receivedOn)} · ${receipt.number} · ${formatRupees(receipt.netPaise)}`,
      ),
      m.andMoreReceipts,
    ),
  ])
}

interface SharedInstalments extends Noted {
  totals: InstalmentAmounts
  overdue: { paise: number }
  next: NextInstalment | null
}

export function emiStatementText(statement: SharedInstalments): string {
  const { booking, cancellation, totals, overdue, next } = statement
  const paid = m.paidLine({ paid: formatRupees(totals.paidPaise) })
  const notes = noteLines(statement)
  if (cancellation)
    return messageText(m.emiStatement(), bookingLine(booking), [...notes, paid, ...factLines(statement)])
  return messageText(m.emiStatement(), bookingLine(booking), [
    ...notes,
    m.totalPayableLine({ due: formatRupees(totals.duePaise) }),
    paid,
    m.balanceLine({ balance: formatRupees(totals.balancePaise) }),
    ...(overdue.paise > 0 ? [m.overdueLine({ overdue: formatRupees(overdue.paise) })] : []),
    ...(next
      ? [
          m.nextInstalmentLine({
            type: next.type,
            amount: formatRupees(next.paise),
            dueOn: formatDate(next.dueOn),
          }),
        ]
      : []),
  ])
}

function noteLines({ booking, cancellation }: Noted): string[] {
  const moves = booking.moves.map((move) => plotMoveText(move, formatDate))
  return cancellation ? [...moves, m.thisBookingIsCancelled()] : moves
}

const factLines = ({ cancellation }: Noted): string[] =>
  cancellation
    ? cancellationFacts(cancellation, { date: formatDate, amount: formatRupees }).map(
        ({ label, value }) => `${label}: ${value}`,
      )
    : []

/** Names and dues of several customers are for the office only. Counts bookings, because two customers may share a name. */
export const isForOffice = (bookings: unknown[]) => bookings.length > 1

interface SharedBooking {
  plotNumber: string
  customerName: string
  totalPaidPaise: number | null
  totalDuePaise: number | null
  currentDuePaise: number | null
  latePaymentPaise: number | null
}

export function plotsText(list: {
  title: string
  associateName: string
  projectName: string
  bookings: SharedBooking[]
}): string {
  const rows = list.bookings.map((booking) =>
    m.plotLineInShare({
      plotNumber: booking.plotNumber,
      customerName: booking.customerName,
      paid: formatRupees(booking.totalPaidPaise),
      due: formatRupees(booking.totalDuePaise),
      dueNow: dueText(booking),
    }),
  )
  const text = messageText(
    list.title,
    `${list.associateName} · ${list.projectName}`,
    truncateRows(rows, m.andMorePlots),
  )
  return isForOffice(list.bookings) ? m.forTheOfficeOnlyText({ text }) : text
}

/** Such as `₹37,240 (₹36,000 + ₹1,240 late charges)`. */
function dueText({ currentDuePaise, latePaymentPaise }: SharedBooking) {
  const parts = splitLateCharges(currentDuePaise, latePaymentPaise)
  return formatRupees(currentDuePaise) + (parts ? ` (${parts})` : '')
}

/** For the office: count and sum of each group, then the first rows. A group may have more rows than are loaded. */
export function collectionsText(list: {
  scope: 'own' | 'team'
  asOf: string
  groups: { name: string; count: number | null; paise: number | null; rows: CollectionLine[] }[]
}): string {
  const rows = list.groups.flatMap(({ rows }) => rows)
  const groups = list.groups.map(
    ({ name, count, paise }) => `${name}: ${count ?? '—'} · ${formatRupees(paise)}`,
  )
  const customers = rows.map((row) =>
    m.collectionLineInShare({
      plotNumber: row.plotNumber,
      customerName: row.customerName,
      amount: formatRupees(row.paise),
      dueOn: formatDate(row.dueOn),
    }),
  )
  const total = list.groups.reduce((sum, { count, rows }) => sum + (count ?? rows.length), 0)
  const about = [list.scope === 'team' ? m.team() : m.own(), list.asOf && formatDate(list.asOf)]
  return messageText(m.collections(), about.filter(Boolean).join(' · '), [
    ...groups,
    ...truncateRows(customers, m.andMoreInstalments, total),
  ])
}

interface CollectionLine {
  plotNumber: string
  customerName: string
  paise: number | null
  dueOn: string
}

export function bookingMonthsText(months: { name: string; count: number | null }[]): string {
  const rows = months.map(({ name, count }) => `${monthName(name)}: ${count ?? '—'}`)
  return messageText(m.bookingsByMonth(), '', truncateRows(rows, m.andMoreMonths))
}

/** The message that contains a customer's link. */
export const customerLinkText = (
  booking: StatementBooking,
  { link, expiresAt }: { link: string; expiresAt: string | null },
): string =>
  m.statementLinkText({
    booking: bookingLine(booking),
    expiresAt: formatDate(expiresAt),
    link,
  })

/** Keeps the message short enough for a share URL. */
const MAX_ROWS = 8

/** A chat message in plain text. */
const messageText = (title: string, about: string, rows: string[]) =>
  [title, about, ...rows].filter(Boolean).join('\n')

/** The first rows, and how many of `total` are left out. `total` may count rows that are not loaded. */
function truncateRows(
  rows: string[],
  more: (inputs: { count: number }) => string,
  total = rows.length,
): string[] {
  const shown = rows.slice(0, MAX_ROWS)
  return total > shown.length ? [...shown, more({ count: total - shown.length })] : shown
}
