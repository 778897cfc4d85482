import type { Payment, TeamPlotPayments } from '~/contract/payments'
import { type RecordedBill, recordedBillsOf } from '~/subjects/commission/recorded-bills'
import { appendDays, joinPlots, type PaymentDay } from '~/domain/payment-days'
import { sumOf } from '~/domain/money'
import type { VoidedRow } from '~/ui/table/voided-rows'
import type { ListPage } from '~/ui/paged-list/use-paged-list'

interface PageOfList extends ListPage {
  /** Sum of all pages; null if the upstream does not send it with this page. */
  listedPaise: number | null
  /** On the first page: payments that are in no sum. */
  voided: VoidedRow[]
}

/** A payment without what the firm recorded of its bill. */
export type ShownPayment = Omit<Payment, 'deductions'>

type TeamPage = { view: 'team'; days: PaymentDay<TeamPlotPayments>[] }

/** One page of the upstream's list. A day may continue on the next page. */
export type PaymentsPage = PageOfList &
  ({ view: 'own'; days: PaymentDay<ShownPayment>[]; bills: RecordedBill[] } | TeamPage)

/** Without the records of each payment, because a bill pays many receipts: they stand once, in `bills`. */
export const shownDays = (days: PaymentDay<Payment>[]) => ({
  days: days.map(({ rows, ...day }) => ({ ...day, rows: rows.map(({ deductions: _, ...row }) => row) })),
  bills: recordedBillsOf(days.flatMap(({ rows }) => rows)),
})

export function ownDays(pages: PaymentsPage[]): PaymentDay<ShownPayment>[] {
  return pages
    .flatMap((page) => (page.view === 'own' ? [page.days] : []))
    .reduce((days, more) => appendDays(days, more), [])
}

export function teamDays(pages: PaymentsPage[]): PaymentDay<TeamPlotPayments>[] {
  return pages
    .flatMap((page) => (page.view === 'team' ? [page.days] : []))
    .reduce((days, more) => appendDays(days, more, joinPlots), [])
}

/** The rows of a sorted list in their order: days are not merged. */
export const ownRows = (pages: PaymentsPage[]) =>
  pages.flatMap((page) =>
    page.view === 'own'
      ? page.days.flatMap(({ date, rows }) => rows.map((payment) => ({ date, payment })))
      : [],
  )

/** The rows of a sorted list in their order: days and plots are not merged. */
export const teamRows = (pages: PaymentsPage[]) =>
  pages.flatMap((page) =>
    page.view === 'team'
      ? page.days.flatMap(({ date, rows }) =>
          rows.flatMap((plot) => plot.associates.map((payment) => ({ date, plot, payment }))),
        )
      : [],
  )

/** Bills with recorded deductions, of all pages. */
export const recordedBillsIn = (pages: PaymentsPage[]): RecordedBill[] =>
  pages.flatMap((page) =>
    page.view === 'own'
      ? page.bills
      : recordedBillsOf(page.days.flatMap(({ rows }) => rows.flatMap(({ associates }) => associates))),
  )

export function countPayments(pages: PaymentsPage[]): number {
  const own = ownDays(pages).map(({ rows }) => rows.length)
  const team = teamDays(pages).flatMap(({ rows }) => rows.map(({ associates }) => associates.length))
  return [...own, ...team].reduce((sum, count) => sum + count, 0)
}

/** Null if the amount of a payment is unknown. */
export function sumPayments(pages: PaymentsPage[]): number | null {
  const payments = [...ownRows(pages), ...teamRows(pages)].map(({ payment }) => payment)
  return sumOf(payments, ({ paise }) => paise)
}

/** Anchors of "Load More": the first row of page 2 has the id `page-2`. */
export function pageAnchors<Row>(
  pages: PaymentsPage[],
  firstRow: (page: PaymentsPage) => Row | undefined,
): Map<Row, string> {
  const anchors = new Map<Row, string>()
  for (const page of pages) {
    const row = firstRow(page)
    if (row !== undefined) anchors.set(row, `page-${page.number}`)
  }
  return anchors
}
