import { toListResult } from '~/api/result'
import type { Api } from '~/api/client.server'
import type { Payment } from '~/contract/payments'
import { orNullIfAbsent } from '~/api/optional-calls'
import type { PaymentDay } from '~/domain/payment-days'
import { readPages } from '~/screen/export/read-pages.server'

interface PaymentAddress {
  projectId: string
  plotNumber: string
  bookingId: string
  commissionId: string
  /** Null for a payment without a receipt. */
  receiptId: string | null
}

/** At twenty payments per page, enough for the payments of one plot. */
const MAX_PAGES = 8
const READ_TIMEOUT_MS = 3_000

/** Finds the payment in the payments list, for upstreams without the details call. `row` is null if no page that was read has it. */
export async function loadListedPayment(api: Api, address: PaymentAddress) {
  const { plotNumber, projectId, commissionId, receiptId } = address
  const find = (days: PaymentDay<Payment>[]) =>
    days.flatMap(({ date, rows }) => rows.map((row) => ({ ...row, date }))).find(isRequested) ?? null
  const [{ data: pages }, statement] = await Promise.all([
    toListResult(
      readPages(
        async (page) => (await api.payments.own(page, { plot: plotNumber, project_id: projectId })).days,
        {
          max: MAX_PAGES,
          timeoutMs: READ_TIMEOUT_MS,
          isEnough: (days) => find(days) !== null,
        },
      ),
      { rows: [], isTruncated: false },
    ),
    orNullIfAbsent(api.payments.statementUrl(commissionId, receiptId)),
  ])
  return { row: find(pages.rows), hasStatement: statement !== null }

  function isRequested(row: Payment): boolean {
    const { bookingId } = address
    return row.bookingId === bookingId && row.commissionId === commissionId && row.receiptId === receiptId
  }
}

export type ListedPaymentData = Awaited<ReturnType<typeof loadListedPayment>>
