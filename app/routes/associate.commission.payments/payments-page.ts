import type { Payment, TeamPlotPayments } from '~/api/contract/payments'
import { appendDays, joinPlots, type PaymentDay } from '~/domain/payment-days'
import type { ListPage } from '~/ui/load-more/use-load-more'

/** Payments as one page of the upstream brings them; a day may begin on one page and end on the next. */
export type PaymentsPage = ListPage &
  ({ view: 'own'; days: PaymentDay<Payment>[] } | { view: 'team'; days: PaymentDay<TeamPlotPayments>[] })

/** All pages as one list of days, and the day with which each page begins. */
export function ownDays(pages: PaymentsPage[]): PaymentDay<Payment>[] {
  return pages
    .flatMap((page) => (page.view === 'own' ? [page.days] : []))
    .reduce((days, more) => appendDays(days, more), [])
}

export function teamDays(pages: PaymentsPage[]): PaymentDay<TeamPlotPayments>[] {
  return pages
    .flatMap((page) => (page.view === 'team' ? [page.days] : []))
    .reduce((days, more) => appendDays(days, more, joinPlots), [])
}

export function countPayments(pages: PaymentsPage[]): number {
  const own = ownDays(pages).map(({ rows }) => rows.length)
  const team = teamDays(pages).flatMap(({ rows }) => rows.map(({ associates }) => associates.length))
  return [...own, ...team].reduce((sum, count) => sum + count, 0)
}

/** Where Load More leads: the first row of each page bears its number as `page-2`. */
export function pageStarts<Row>(
  pages: PaymentsPage[],
  firstRow: (page: PaymentsPage) => Row | undefined,
): Map<Row, string> {
  const starts = new Map<Row, string>()
  for (const page of pages) {
    const row = firstRow(page)
    if (row !== undefined) starts.set(row, `page-${page.number}`)
  }
  return starts
}
