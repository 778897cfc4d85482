import { AssociateBookingsReply } from '~/contract/bookings'
import { CashBillsReply, SaveCashBillsReply } from '~/contract/cash-bills'
import { PlotCommissionReply } from '~/contract/commission'
import {
  DocumentAddressReply,
  PaymentDetailsReply,
  PaymentsReply,
  TeamPaymentsReply,
} from '~/contract/payments'
import type { FinancialYear } from '~/domain/financial-year'
import type { SortSearch } from '~/domain/sorting'
import type { PaymentFilters } from '~/paths/searches'
import type { Caller } from './caller.server'
import { constants } from './endpoint-table.server'
import { orNullIfAbsent } from './optional-calls'
import { callUpstream } from './transport.server'

/** Sorting needs the capability `sort`. */
interface PaymentsQuery extends Partial<PaymentFilters>, Partial<SortSearch> {
  /** Needs the capability `earnings`. */
  financial_year?: FinancialYear
}

export function payments(caller: Caller, user: string) {
  return {
    /** Without `sort`, newest day first. Twenty rows per page in the reference API; pages after the last one are empty. */
    own: (page: number, query: PaymentsQuery = {}) =>
      callUpstream(caller, 'payments', PaymentsReply, {
        params: { user },
        query: { ...withMode(query), page },
      }),

    team: (page: number, query: PaymentsQuery = {}) =>
      callUpstream(caller, 'teamPayments', TeamPaymentsReply, {
        params: { user },
        query: { ...withMode(query), page },
      }),

    /** Without a receipt, returns all payments of the bill. */
    details: (commission: string, receipt: string | null) =>
      orNullIfAbsent(
        callUpstream(caller, 'paymentDetails', PaymentDetailsReply, {
          params: { user },
          query: { comm_id: commission, receipt_id: receipt ?? constants.noReceipt },
        }),
      ),

    booking: async (booking: string) => {
      const params = { user, booking }
      const reply = await orNullIfAbsent(
        callUpstream(caller, 'paymentBooking', AssociateBookingsReply, { params }),
      )
      return reply ? reply.bookings : null
    },

    commission: (booking: string) =>
      orNullIfAbsent(
        callUpstream(caller, 'paymentCommission', PlotCommissionReply, { params: { user, booking } }),
      ),

    statementUrl: (commission: string, receipt: string | null) =>
      callUpstream(caller, 'commissionStatement', DocumentAddressReply, {
        params: { user },
        query: { cmsn_id: commission, receipt_id: receipt ?? constants.noReceipt },
      }),

    paidCommissionUrl: (associate: string, commission: string) =>
      callUpstream(caller, 'paidCommissionDocument', DocumentAddressReply, {
        params: { associate, commission },
      }),
  }
}

const TYPES = { 1: constants.paymentOther, 2: constants.paymentBank }

const withMode = (query: PaymentsQuery) => ({ ...query, type: query.type && TYPES[query.type] })

const STATUSES = { 1: constants.cashBillAccept, 2: constants.cashBillReceive }

export function cashBills(caller: Caller) {
  return {
    list: () => callUpstream(caller, 'cashBills', CashBillsReply),

    /** Status 1 accepts the bills, status 2 confirms receipt of their cash (M209). */
    save: ({ status, commissionIds }: { status: 1 | 2; commissionIds: string[] }, idempotencyKey: string) =>
      callUpstream(caller, 'saveCashBills', SaveCashBillsReply, {
        query: { comm_ids: commissionIds.join(','), cash_cmsn_bill_status: STATUSES[status] },
        idempotencyKey,
      }),
  }
}
