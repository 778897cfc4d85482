import { AssociateBookingsReply } from './contract/bookings'
import { PlotCommissionReply } from './contract/commission'
import {
  DocumentAddressReply,
  PaymentDetailsReply,
  PaymentsReply,
  TeamPaymentsReply,
} from './contract/payments'
import { type Caller, callUpstream } from './transport.server'

export interface PaymentFilters {
  plotNumber?: string
  projectId?: string
  /** `bank` is everything but cash: Bank, Online, Card, Cheque (checklist M197). */
  mode?: 'other' | 'bank'
}

/** No receipt: as the routes and the wire write it. */
const NO_RECEIPT = '0'

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

    /** A payment; without a receipt all that its bill paid. */
    details: (commission: string, receipt: string | null) =>
      callUpstream(caller, 'paymentDetails', PaymentDetailsReply, {
        params: { user },
        query: { comm_id: commission, receipt_id: receipt ?? NO_RECEIPT },
      }),

    /** The booking that a payment was made for. */
    booking: async (booking: string) => {
      const { bookings } = await callUpstream(caller, 'paymentBooking', AssociateBookingsReply, {
        params: { user, booking },
      })
      return bookings
    },

    /** Own commission on the booking that a payment was made for. */
    commission: (booking: string) =>
      callUpstream(caller, 'paymentCommission', PlotCommissionReply, { params: { user, booking } }),

    /** Where the statement of a payment is, as a PDF. */
    statementUrl: (commission: string, receipt: string | null) =>
      callUpstream(caller, 'commissionStatement', DocumentAddressReply, {
        params: { user },
        query: { cmsn_id: commission, receipt_id: receipt ?? NO_RECEIPT },
      }),

    /** Where the document of an associate's paid commission is, as a PDF. */
    paidCommissionUrl: (associate: string, commission: string) =>
      callUpstream(caller, 'paidCommissionDocument', DocumentAddressReply, {
        params: { associate, commission },
      }),
  }
}

const TYPES = { other: 1, bank: 2 }

function queryOf({ plotNumber, projectId, mode }: PaymentFilters) {
  return { plot: plotNumber, project_id: projectId, type: mode && TYPES[mode] }
}
