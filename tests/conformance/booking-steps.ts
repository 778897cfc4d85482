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
import type { CallInput } from './call-upstream'
import { add, shapeOf } from './sample'
import { eachOf, type Known, needs, ofUser, step, type Step } from './step'

const ofBooking = eachOf('bookings', ({ id }) => ({ params: { booking: id } }))
const ofUserAndBooking = eachOf('bookings', ({ id }, { user = '' }) => ({ params: { user, booking: id } }))
const ofUserByBooking = eachOf('bookings', ({ id }, { user = '' }) => ({
  params: { user },
  query: { booking_id: id },
}))
const ofUserByProject = eachOf('projects', ({ id }, { user = '' }) => ({
  params: { user },
  query: { project_id: id },
}))
const twoPages = needs('user', (user) => [1, 2].map((page) => ({ params: { user }, query: { page } })))
const ofAssociate = eachOf('associates', ({ associate, project, status }) => ({
  params: { associate, project, status },
}))
const ofTeam = eachOf('associates', ({ associate, project, status }, { user = '' }) => ({
  params: { user, associate, project, status },
}))
const ofCancelled = eachOf('cancelled', ({ associate, project, booking }) => ({
  params: { associate, project, booking },
}))

export const bookingSteps: Step[] = [
  step('filterList', FilterListReply, ofUserByProject),
  step('bookingsByDate', BookingMonthsReply, twoPages),
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
  step('associateBookings', AssociateBookingsReply, ofAssociate, learnBookings),
  step('teamBookings', AssociateBookingsReply, ofTeam, learnBookings),
  step('autoCancelled', AutoCancelledReply, ofUser, (projects, known) => {
    for (const { id: project, bookings } of projects)
      for (const { associateId: associate, bookingId: booking } of bookings)
        add(known.cancelled, { associate, project, booking, shape: `${project} ${associate}` })
  }),
  step('autoCancelledBooking', AutoCancelledBookingReply, ofCancelled),
]

/** These steps must run after all lists that name bookings. */
export const oneBookingSteps: Step[] = [
  step('receipts', ReceiptsReply, ofBooking),
  step('emiDetails', EmiDetailsReply, ofBooking),
  step('plotCommission', PlotCommissionReply, ofUserByBooking),
  step('teamPlotCommission', PlotCommissionReply, ofUserAndBooking),
  step('plotCommissionTeamwise', PlotCommissionReply, ofUserByBooking),
]

function learnBookings({ bookings }: { bookings: Booking[] }, known: Known, { params }: CallInput) {
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
    add(known.plots, { project: params?.project ?? '', number: booking.plotNumber, shape: 'booked' })
  }
}
