import { AssociateBookingsReply, BookingMonthsReply, FilterListReply } from './contract/bookings'
import { EmiDetailsReply, ReceiptsReply } from './contract/statements'
import { type Caller, callUpstream } from './transport.server'

export interface BookingFilters {
  projectId?: string
  associateId?: string
  plotNumber?: string
  /** Code or name, free text. */
  associate?: string
}

const STATUS_BOOKED = '2'

export function bookings(caller: Caller, user: string) {
  return {
    /** Own and downline bookings grouped by month, three months a page from 1; an empty list after the last. */
    byMonth: (page: number, filters: BookingFilters = {}) =>
      callUpstream(caller, 'bookingsByDate', BookingMonthsReply, {
        params: { user },
        query: {
          page,
          project_id: filters.projectId,
          agent_id: filters.associateId,
          plot_no: filters.plotNumber,
          associate: filters.associate,
        },
      }),

    /** The associates that a project's bookings can be filtered by. */
    filterAssociates: async (projectId: string) => {
      const { associates } = await callUpstream(caller, 'filterList', FilterListReply, {
        params: { user },
        query: { project_id: projectId },
      })
      return associates
    },

    booked: (
      associate: string,
      project: string,
      { searchKey, date }: { searchKey?: string; date?: string },
    ) =>
      callUpstream(caller, 'associateBookings', AssociateBookingsReply, {
        params: { associate, project, status: STATUS_BOOKED },
        query: { search_key: searchKey, date },
      }),

    receipts: (booking: string) => callUpstream(caller, 'receipts', ReceiptsReply, { params: { booking } }),

    emiStatement: (booking: string) =>
      callUpstream(caller, 'emiDetails', EmiDetailsReply, { params: { booking } }),
  }
}
