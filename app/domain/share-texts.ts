import { m } from '~/messages/messages'
import { formatDate } from './dates'
import { formatRupees } from './money'
import { bookingLine, type InstalmentAmounts, type StatementBooking } from './statements'

/** Chat messages in plain text, most recent first, short enough for a URL. */

const MAX_LINES = 8

export function receiptsText(statement: {
  booking: StatementBooking
  receipts: { receivedOn: string | null; number: string; netPaise: number | null }[]
  totalPaise: number | null
}): string {
  const newestFirst = statement.receipts.toSorted((a, b) =>
    (b.receivedOn ?? '').localeCompare(a.receivedOn ?? ''),
  )
  return lines(m.receipts(), bookingLine(statement.booking), [
    m.totalReceivedIs({ totalPaise: formatRupees(statement.totalPaise) }),
    ...listed(
      newestFirst.map(
        (receipt) =>
          `${formatDate(receipt.receivedOn)} · ${receipt.number} · ${formatRupees(receipt.netPaise)}`,
      ),
      m.andMoreReceipts,
    ),
  ])
}

/** What goes with a customer's link. */
export const customerLinkText = (
  booking: StatementBooking,
  { link, expiresAt }: { link: string; expiresAt: string | null },
): string =>
  m.statementLinkText({
    booking: bookingLine(booking),
    expiresAt: formatDate(expiresAt),
    link,
  })

export function emiStatementText(statement: {
  booking: StatementBooking
  instalments: (InstalmentAmounts & { type: string; dueOn: string | null })[]
  totals: InstalmentAmounts
}): string {
  const { booking, instalments, totals } = statement
  const next = instalments.find(({ balancePaise }) => balancePaise !== null && balancePaise > 0)
  return lines(m.emiStatement(), bookingLine(booking), [
    m.totalPayableIs({ duePaise: formatRupees(totals.duePaise) }),
    m.paidOf({ paidPaise: formatRupees(totals.paidPaise) }),
    m.balanceOf({ balancePaise: formatRupees(totals.balancePaise) }),
    ...(next
      ? [
          m.nextInstalmentIs({
            type: next.type,
            balancePaise: formatRupees(next.balancePaise),
            dueOn: formatDate(next.dueOn),
          }),
        ]
      : []),
  ])
}

/** Several customers' names and dues are for the office alone. A name does not tell two customers apart, so bookings count. */
export const isForOffice = (bookings: unknown[]) => bookings.length > 1

export function plotsText(list: {
  title: string
  associateName: string
  projectName: string
  bookings: {
    plotNumber: string
    customerName: string
    totalPaidPaise: number | null
    totalDuePaise: number | null
    currentDuePaise: number | null
  }[]
}): string {
  const rows = list.bookings.map((one) =>
    m.plotLineInShare({
      plotNumber: one.plotNumber,
      customerName: one.customerName,
      totalPaidPaise: formatRupees(one.totalPaidPaise),
      totalDuePaise: formatRupees(one.totalDuePaise),
      currentDuePaise: formatRupees(one.currentDuePaise),
    }),
  )
  const text = lines(list.title, `${list.associateName} · ${list.projectName}`, listed(rows, m.andMorePlots))
  return isForOffice(list.bookings) ? m.forTheOfficeOnlyText({ text }) : text
}

export function bookingMonthsText(months: { name: string; count: number | null }[]): string {
  const rows = months.map(({ name, count }) => `${name}: ${count ?? '—'}`)
  return lines(m.bookingsByMonth(), '', listed(rows, m.andMoreMonths))
}

/** For the office: the first customers of every group. */
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
      paise: formatRupees(row.paise),
      dueOn: formatDate(row.dueOn),
    }),
  )
  const about = [list.scope === 'team' ? m.team() : m.own(), list.asOf && formatDate(list.asOf)]
  return lines(m.collections(), about.filter(Boolean).join(' · '), [
    ...groups,
    ...customers.slice(0, MAX_LINES),
  ])
}

interface CollectionLine {
  plotNumber: string
  customerName: string
  paise: number | null
  dueOn: string
}

function listed(rows: string[], more: (inputs: { count: number }) => string): string[] {
  if (rows.length <= MAX_LINES) return rows
  return [...rows.slice(0, MAX_LINES), more({ count: rows.length - MAX_LINES })]
}

const lines = (title: string, about: string, rows: string[]) =>
  [title, about, ...rows].filter(Boolean).join('\n')
