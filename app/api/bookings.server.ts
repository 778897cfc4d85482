import {
  AssociateBookingsReply,
  BookingMonthsReply,
  BookingProjectsReply,
  FilterListReply,
} from '~/contract/bookings'
import { AutoCancelledBookingReply, AutoCancelledReply } from '~/contract/reports'
import { EmiDetailsReply, ReceiptsReply } from '~/contract/statements'
import type { Caller } from './caller.server'
import { constants } from './endpoint-table.server'
import { callUpstream } from './transport.server'

export interface BookingFilters {
  projectId?: string
  associateId?: string
  plotNumber?: string
  /** Code or name, free text. */
  associate?: string
}

interface BookingSearch {
  /** Part of a plot number or customer name. */
  searchKey?: string
  /** The day of the booking, even for registered plots. */
  date?: string
}

const STATUS_BOOKED = String(constants.bookingBooked)
const STATUS_REGISTERED = String(constants.bookingRegistered)

export function bookings(caller: Caller, user: string) {
  return {
    byTeam: (filters: BookingFilters = {}) =>
      callUpstream(caller, 'bookingsByTeam', BookingProjectsReply, {
        params: { user },
        query: wireFilters(filters),
      }),

    /** Whole months, three per page in the reference API. Pages after the last one are empty. */
    byMonth: (page: number, filters: BookingFilters = {}) =>
      callUpstream(caller, 'bookingsByDate', BookingMonthsReply, {
        params: { user },
        query: { page, ...wireFilters(filters) },
      }),

    filterAssociates: async (projectId: string) => {
      const { associates } = await callUpstream(caller, 'filterList', FilterListReply, {
        params: { user },
        query: { project_id: projectId },
      })
      return associates
    },

    booked: (associateId: string, projectId: string, search: BookingSearch = {}) =>
      associateBookings(associateId, projectId, STATUS_BOOKED, search),

    registered: (associateId: string, projectId: string, search: BookingSearch = {}) =>
      associateBookings(associateId, projectId, STATUS_REGISTERED, search),

    teamBooked: (associateId: string, projectId: string, search: BookingSearch = {}) =>
      teamBookings(associateId, projectId, STATUS_BOOKED, search),

    teamRegistered: (associateId: string, projectId: string, search: BookingSearch = {}) =>
      teamBookings(associateId, projectId, STATUS_REGISTERED, search),

    receipts: (booking: string) => callUpstream(caller, 'receipts', ReceiptsReply, { params: { booking } }),

    emiStatement: (booking: string) =>
      callUpstream(caller, 'emiDetails', EmiDetailsReply, { params: { booking } }),
  }

  function associateBookings(
    associateId: string,
    projectId: string,
    status: string,
    { searchKey, date }: BookingSearch,
  ) {
    return callUpstream(caller, 'associateBookings', AssociateBookingsReply, {
      params: { associate: associateId, project: projectId, status },
      query: { search_key: searchKey, date },
    })
  }

  function teamBookings(
    associateId: string,
    projectId: string,
    status: string,
    { searchKey, date }: BookingSearch,
  ) {
    return callUpstream(caller, 'teamBookings', AssociateBookingsReply, {
      params: { user, associate: associateId, project: projectId, status },
      query: { search_key: searchKey, date },
    })
  }
}

const wireFilters = ({ projectId, associateId, plotNumber, associate }: BookingFilters) => ({
  project_id: projectId,
  agent_id: associateId,
  plot_no: plotNumber,
  associate,
})

export function reports(caller: Caller, user: string) {
  return {
    autoCancelled: () => callUpstream(caller, 'autoCancelled', AutoCancelledReply, { params: { user } }),

    autoCancelledBooking: (associate: string, project: string, booking: string) =>
      callUpstream(caller, 'autoCancelledBooking', AutoCancelledBookingReply, {
        params: { associate, project, booking },
      }),
  }
}
