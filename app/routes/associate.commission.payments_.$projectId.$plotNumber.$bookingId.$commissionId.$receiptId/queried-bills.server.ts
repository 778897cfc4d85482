import type { PaidBill } from '~/contract/payments'
import { type OpenQueries, queryTarget } from '~/subjects/queries/query-link'

/** Adds the link to the query of each payment. The server adds it, because the script of the page is close to its size limit. */
export function queriedBills(bills: PaidBill[], commissionId: string, openQueries: OpenQueries | null) {
  return bills.map((bill) => ({
    ...bill,
    payments: bill.payments.map((payment) => ({
      ...payment,
      query: payment.receiptNumber
        ? queryTarget(openQueries, { c: commissionId, n: payment.receiptNumber })
        : null,
    })),
  }))
}

export type QueriedBill = ReturnType<typeof queriedBills>[number]
