import {
  AssociateBookingsReply,
  BookingMonthsReply,
  BookingProjectsReply,
  FilterListReply,
} from '~/contract/bookings'
import { AutoCancelledBookingReply, AutoCancelledReply } from '~/contract/reports'
import { EmiDetailsReply, ReceiptsReply } from '~/contract/statements'
import type { BookingFilters } from '~/paths/searches'
import type { Caller } from './caller.server'
import { constants } from './endpoint-table.server'
import { callUpstream } from './transport.server'

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
    byTeam: (filters: Partial<BookingFilters> = {}) =>
      callUpstream(caller, 'bookingsByTeam', BookingProjectsReply, {
        params: { user },
        query: { ...filters },
      }),

    /** Whole months, three per page in the reference API. Pages after the last one are empty. */
    byMonth: (page: number, filters: Partial<BookingFilters> = {}) =>
      callUpstream(caller, 'bookingsByDate', BookingMonthsReply, {
        params: { user },
        query: { ...filters, page },
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

export function reports(caller: Caller, user: string) {
  return {
    autoCancelled: () => callUpstream(caller, 'autoCancelled', AutoCancelledReply, { params: { user } }),

    autoCancelledBooking: (associate: string, project: string, booking: string) =>
      callUpstream(caller, 'autoCancelledBooking', AutoCancelledBookingReply, {
        params: { associate, project, booking },
      }),
  }
}
