import { AssociateBookingsReply } from './contract/bookings'
import { PlotCommissionReply } from './contract/commission'
import {
  DocumentAddressReply,
  PaymentDetailsReply,
  PaymentsReply,
  TeamPaymentsReply,
} from './contract/payments'
import { constants } from './endpoint-table.server'
import { orNullIfAbsent } from './optional-calls'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

interface PaymentFilters {
  plotNumber?: string
  projectId?: string
  /** `bank` is everything but cash: Bank, Online, Card, Cheque (M197). */
  mode?: 'other' | 'bank'
}

export function payments(caller: Caller, user: string) {
  return {
    /** Own payments by day, newest first, twenty rows a page from 1; an empty list after the last. */
    own: (page: number, filters: PaymentFilters = {}) =>
      callUpstream(caller, 'payments', PaymentsReply, {
        params: { user },
        query: { page, ...queryOf(filters) },
      }),

    /** What those below were paid, by day and plot. */
    team: (page: number, filters: PaymentFilters & { associateId?: string } = {}) =>
      callUpstream(caller, 'teamPayments', TeamPaymentsReply, {
        params: { user },
        query: { page, ...queryOf(filters), agent_id: filters.associateId },
      }),

    /** A payment; without a receipt all that its bill paid. Null where the upstream has no such call. */
    details: (commission: string, receipt: string | null) =>
      orNullIfAbsent(
        callUpstream(caller, 'paymentDetails', PaymentDetailsReply, {
          params: { user },
          query: { comm_id: commission, receipt_id: receipt ?? constants.noReceipt },
        }),
      ),

    /** The booking that a payment was made for; null where the upstream has no such call. */
    booking: async (booking: string) => {
      const params = { user, booking }
      const reply = await orNullIfAbsent(
        callUpstream(caller, 'paymentBooking', AssociateBookingsReply, { params }),
      )
      return reply && reply.bookings
    },

    /** Own commission on the booking that a payment was made for; null where the upstream has no such call. */
    commission: (booking: string) =>
      orNullIfAbsent(
        callUpstream(caller, 'paymentCommission', PlotCommissionReply, { params: { user, booking } }),
      ),

    /** Where the statement of a payment is, as a PDF. */
    statementUrl: (commission: string, receipt: string | null) =>
      callUpstream(caller, 'commissionStatement', DocumentAddressReply, {
        params: { user },
        query: { cmsn_id: commission, receipt_id: receipt ?? constants.noReceipt },
      }),

    /** Where the document of an associate's paid commission is, as a PDF. */
    paidCommissionUrl: (associate: string, commission: string) =>
      callUpstream(caller, 'paidCommissionDocument', DocumentAddressReply, {
        params: { associate, commission },
      }),
  }
}

const TYPES = { other: constants.paymentOther, bank: constants.paymentBank }

function queryOf({ plotNumber, projectId, mode }: PaymentFilters) {
  return { plot: plotNumber, project_id: projectId, type: mode && TYPES[mode] }
}
