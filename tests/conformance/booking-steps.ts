import {
  AssociateBookingsReply,
  type Booking,
  BookingMonthsReply,
  BookingProjectsReply,
  FilterListReply,
} from '../../app/contract/bookings'
import { PlotCommissionReply } from '../../app/contract/commission'
import { AutoCancelledBookingReply, AutoCancelledReply } from '../../app/contract/reports'
import { EmiDetailsReply, ReceiptsReply } from '../../app/contract/statements'
import { add, shapeOf } from './sample'
import { eachOf, type Known, needs, ofUser, step, type Step } from './step'

export const bookingSteps: Step[] = [
  step(
    'filterList',
    FilterListReply,
    eachOf('projects', ({ id }, { user = '' }) => ({ params: { user }, query: { project_id: id } })),
  ),
  step(
    'bookingsByDate',
    BookingMonthsReply,
    needs('user', (user) => [1, 2].map((page) => ({ params: { user }, query: { page } }))),
  ),
  step('bookingsByTeam', BookingProjectsReply, ofUser, (projects, known) => {
    for (const { id: project, associates } of projects)
      for (const { associateId: associate, bookedCount, registeredCount } of associates) {
        if (associate === null) continue
        const seller = associate === known.user ? 'own' : 'team'
        const { bookingBooked: booked, bookingRegistered: registered } = known.constants
        const inputFor = (status: string | number, count: number | null) => ({
          associate,
          project,
          status: String(status),
          shape: `${status}, ${seller}, ${count === 0 ? 'none' : project}`,
        })
        if (Number(bookedCount) > 0) add(known.associates, inputFor(booked, bookedCount))
        add(known.associates, inputFor(registered, registeredCount))
      }
  }),
  step(
    'associateBookings',
    AssociateBookingsReply,
    eachOf('associates', ({ associate, project, status }) => ({ params: { associate, project, status } })),
    ({ bookings }, known, { params: { project = '' } = {} }) => learnBookings(bookings, known, project),
  ),
  step(
    'teamBookings',
    AssociateBookingsReply,
    eachOf('associates', ({ associate, project, status }, { user = '' }) => ({
      params: { user, associate, project, status },
    })),
    ({ bookings }, known, { params: { project = '' } = {} }) => learnBookings(bookings, known, project),
  ),
  step('autoCancelled', AutoCancelledReply, ofUser, (projects, known) => {
    for (const { id: project, bookings } of projects)
      for (const { associateId: associate, bookingId: booking } of bookings)
        add(known.cancelled, { associate, project, booking, shape: `${project} ${associate}` })
  }),
  step(
    'autoCancelledBooking',
    AutoCancelledBookingReply,
    eachOf('cancelled', ({ associate, project, booking }) => ({ params: { associate, project, booking } })),
  ),
]

/** These steps must run after all lists that name bookings. */
export const oneBookingSteps: Step[] = [
  step(
    'receipts',
    ReceiptsReply,
    eachOf('bookings', ({ id }) => ({ params: { booking: id } })),
  ),
  step(
    'emiDetails',
    EmiDetailsReply,
    eachOf('bookings', ({ id }) => ({ params: { booking: id } })),
  ),
  step(
    'plotCommission',
    PlotCommissionReply,
    eachOf('bookings', ({ id }, { user = '' }) => ({ params: { user }, query: { booking_id: id } })),
  ),
  step(
    'teamPlotCommission',
    PlotCommissionReply,
    eachOf('bookings', ({ id }, { user = '' }) => ({ params: { user, booking: id } })),
  ),
  step(
    'plotCommissionTeamwise',
    PlotCommissionReply,
    eachOf('bookings', ({ id }, { user = '' }) => ({ params: { user }, query: { booking_id: id } })),
  ),
]

function learnBookings(bookings: Booking[], known: Known, project: string) {
  for (const booking of bookings) {
    const shape = shapeOf({
      registered: booking.isRegistered,
      paid: Number(booking.totalPaidPaise) > 0,
      due: Number(booking.currentDuePaise) > 0,
      discount: Number(booking.discountPaise) > 0,
      'waive-off': Number(booking.waiveOffPaise) > 0,
      'late payment': Number(booking.latePaymentPaise) > 0,
      'EMI charges': Number(booking.emiChargesPaise) > 0,
    })
    add(known.bookings, { id: booking.id, shape })
    add(known.plots, { project, number: booking.plotNumber, shape: 'booked' })
  }
}
