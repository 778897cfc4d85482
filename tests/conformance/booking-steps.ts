import {
  AssociateBookingsReply,
  BookingMonthsReply,
  BookingProjectsReply,
  FilterListReply,
} from '../../app/api/contract/bookings'
import { AutoCancelledBookingReply, AutoCancelledReply } from '../../app/api/contract/reports'
import { EmiDetailsReply, ReceiptsReply } from '../../app/api/contract/statements'
import { needs, ofUser, step, type Step } from './step'

const BOOKED = '2'
const REGISTERED = '3'

const plotsOf = needs('associate', (associate, { bookingProject = '', status = BOOKED }) => ({
  params: { associate, project: bookingProject, status },
}))

export const bookingSteps: Step[] = [
  step(
    'filterList',
    FilterListReply,
    needs('project', (project, { user = '' }) => ({ params: { user }, query: { project_id: project } })),
  ),
  step(
    'bookingsByDate',
    BookingMonthsReply,
    needs('user', (user) => ({ params: { user }, query: { page: 1 } })),
  ),
  step('bookingsByTeam', BookingProjectsReply, ofUser, (projects, known) => {
    const rows = projects.flatMap(({ id, associates }) => associates.map((row) => ({ ...row, project: id })))
    const row = rows.find(({ bookedCount }) => Number(bookedCount) > 0) ?? rows[0]
    if (!row?.associateId) return
    known.associate = row.associateId
    known.bookingProject = row.project
    known.status = Number(row.bookedCount) > 0 ? BOOKED : REGISTERED
  }),
  step('associateBookings', AssociateBookingsReply, plotsOf, ({ bookings: [first] }, known) => {
    known.booking = first?.id ?? undefined
  }),
  step(
    'teamBookings',
    AssociateBookingsReply,
    needs('associate', (associate, { user = '', bookingProject = '', status = BOOKED }) => ({
      params: { user, associate, project: bookingProject, status },
    })),
  ),
  step(
    'receipts',
    ReceiptsReply,
    needs('booking', (booking) => ({ params: { booking } })),
  ),
  step(
    'emiDetails',
    EmiDetailsReply,
    needs('booking', (booking) => ({ params: { booking } })),
  ),
  step('autoCancelled', AutoCancelledReply, ofUser, (projects, known) => {
    const [project] = projects.filter(({ bookings }) => bookings.length > 0)
    const [row] = project?.bookings ?? []
    if (project && row?.associateId && row.bookingId)
      known.cancelled = { associate: row.associateId, project: project.id, booking: row.bookingId }
  }),
  step(
    'autoCancelledBooking',
    AutoCancelledBookingReply,
    needs('cancelled', (params) => ({ params: { ...params } })),
  ),
]
