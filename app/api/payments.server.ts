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
import type { Caller } from './caller.server'
import { constants } from './endpoint-table.server'
import { orNullIfAbsent } from './optional-calls'
import { callUpstream } from './transport.server'

/** Sorting needs the capability `sort`. */
interface PaymentFilters extends Partial<SortSearch> {
  plotNumber?: string
  projectId?: string
  /** `bank` is everything but cash: Bank, Online, Card, Cheque (M197). */
  mode?: 'other' | 'bank'
  /** `yyyy-MM`; needs the capability `earnings`. */
  month?: string
  /** Needs the capability `earnings`. */
  year?: FinancialYear
}

export function payments(caller: Caller, user: string) {
  return {
    /** Without `sort`, newest day first. Twenty rows per page in the reference API; pages after the last one are empty. */
    own: (page: number, filters: PaymentFilters = {}) =>
      callUpstream(caller, 'payments', PaymentsReply, {
        params: { user },
        query: { page, ...queryOf(filters) },
      }),

    team: (page: number, filters: PaymentFilters & { associateId?: string } = {}) =>
      callUpstream(caller, 'teamPayments', TeamPaymentsReply, {
        params: { user },
        query: { page, ...queryOf(filters), agent_id: filters.associateId },
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

const TYPES = { other: constants.paymentOther, bank: constants.paymentBank }

function queryOf({ plotNumber, projectId, mode, year, ...query }: PaymentFilters) {
  const { month, sort, order } = query
  const type = mode && TYPES[mode]
  return { plot: plotNumber, project_id: projectId, type, month, financial_year: year, sort, order }
}

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
