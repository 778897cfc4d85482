import type { Payment, TeamPlotPayments } from '~/api/contract/payments'
import { appendDays, joinPlots, type PaymentDay } from '~/domain/payment-days'
import type { ListPage } from '~/ui/paged-list/use-paged-list'

/** One page of the upstream's list. A day may continue on the next page. */
export type PaymentsPage = ListPage &
  ({ view: 'own'; days: PaymentDay<Payment>[] } | { view: 'team'; days: PaymentDay<TeamPlotPayments>[] })

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
