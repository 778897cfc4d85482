import { z } from 'zod'
import { amount, count, date, decimal, id, list, money, text, wireObject } from './wire'

const WireMonth = wireObject('month', {
  month: text,
  month_wise_count: count,
  day_wise_data: list(
    wireObject('day', {
      date,
      date_wise_count: count,
      booked_agents_info: list(
        wireObject('booked agent', {
          project_id: id,
          project_name: text,
          project_code: text,
          agent_id: id,
          agent_name: text,
          // Phone numbers stay out of booking lists (M138): named here so that they are dropped, not reported.
          agent_mobile: z.unknown(),
          booked_count: count,
          reg_count: count,
          count,
        }).transform((wire) => ({
          projectId: wire.project_id,
          projectName: wire.project_name,
          associateId: wire.agent_id,
          associateName: wire.agent_name,
          bookedCount: wire.booked_count,
          registeredCount: wire.reg_count,
          totalCount: wire.count,
        })),
      ),
    }).transform((wire) => ({
      date: wire.date ?? '',
      count: wire.date_wise_count,
      associates: wire.booked_agents_info,
    })),
  ),
}).transform((wire) => ({ name: wire.month, count: wire.month_wise_count, days: wire.day_wise_data }))

/** POST associate/get-booking-info-datewise/{user}/0 */
export const BookingMonthsReply = wireObject('bookings by date', {
  status: z.literal(true),
  message: text,
  total_booking_count: list(WireMonth),
}).transform((wire) => wire.total_booking_count)

export type BookingMonth = z.output<typeof BookingMonthsReply>[number]

const WireProjectBookings = wireObject('project bookings', {
  project_id: id,
  project_name: text,
  total_count: decimal,
  bookedagents: list(
    wireObject('booked agent of a project', {
      project_code: text,
      agent_id: id,
      agent_name: text,
      // Named so that it is dropped and not reported, as above.
      agent_mobile: z.unknown(),
      booked_count: count,
      reg_count: count,
      count,
    }).transform((wire) => ({
      associateId: wire.agent_id,
      associateName: wire.agent_name,
      bookedCount: wire.booked_count,
      registeredCount: wire.reg_count,
      totalCount: wire.count,
    })),
  ),
}).transform((wire) => ({
  id: wire.project_id,
  name: wire.project_name,
  totalCount: wire.total_count ?? wire.bookedagents.reduce((sum, { totalCount }) => sum + totalCount, 0),
  associates: wire.bookedagents,
}))

/** POST associate/get-booking-info-teamwise/{user}/0 */
export const BookingProjectsReply = wireObject('bookings by team', {
  status: z.literal(true),
  message: text,
  total_booking_count: list(WireProjectBookings),
}).transform((wire) => wire.total_booking_count)

export type BookingProject = z.output<typeof BookingProjectsReply>[number]

/** POST associate/agent-filter-list/{user} */
export const FilterListReply = wireObject('filter list', {
  status: z.literal(true),
  message: text,
  projects: list(
    wireObject('filter project', { project_id: id, project_name: text, name: text }).transform((wire) => ({
      id: wire.project_id,
      name: wire.project_name || wire.name,
    })),
  ),
  data: list(
    wireObject('filter associate', { agent_id: id, name: text }).transform((wire) => ({
      id: wire.agent_id,
      name: wire.name,
    })),
  ),
}).transform((wire) => ({ projects: wire.projects, associates: wire.data }))

export type FilterAssociate = z.output<typeof FilterListReply>['associates'][number]

/** A booking of whichever list. */
export const WireBooking = wireObject('booking', {
  plot_id: id.nullish(),
  booking_id: id,
  customer_name: text,
  plot_no: text,
  plot_area: decimal,
  facing_name: text,
  booked_date: date,
  sale_amt: amount,
  premium_charges: amount,
  adjustment: amount,
  emi_charges: amount,
  reg_charges: amount,
  late_pymnt_charges_due: money,
  late_pymnt_charges: money,
  total_discount: amount,
  total_due: amount,
  total_paid: amount,
  emi_wave_off: amount,
  current_due: amount,
  plot_status: decimal,
  register_date: date,
  // Of auto-cancelled bookings: the status in words, and the day, which is not in the specification.
  status: text,
  cancelled_date: date,
  project_name: text,
  agent_name: text,
}).transform((wire) => ({
  id: wire.booking_id,
  plotNumber: wire.plot_no,
  customerName: wire.customer_name,
  associateName: wire.agent_name,
  projectName: wire.project_name,
  yards: wire.plot_area,
  facing: wire.facing_name,
  bookedOn: wire.booked_date,
  registeredOn: wire.register_date,
  cancelledOn: wire.cancelled_date,
  isRegistered: wire.plot_status === 3,
  salePaise: wire.sale_amt,
  premiumPaise: wire.premium_charges,
  adjustmentPaise: wire.adjustment,
  emiChargesPaise: wire.emi_charges,
  registrationPaise: wire.reg_charges,
  // Two spellings on the wire; the first that is not null counts (M152).
  latePaymentPaise: wire.late_pymnt_charges_due ?? wire.late_pymnt_charges ?? 0,
  discountPaise: wire.total_discount,
  waiveOffPaise: wire.emi_wave_off,
  totalDuePaise: wire.total_due,
  totalPaidPaise: wire.total_paid,
  currentDuePaise: wire.current_due,
}))

const WireParty = (idKey: string, nameKey: string) =>
  z.union([
    z.string().transform((name) => ({ id: null, name })),
    z
      .object({ [idKey]: id, [nameKey]: text })
      .catchall(z.unknown())
      .transform((wire) => ({ id: String(wire[idKey]), name: String(wire[nameKey]) })),
    z.union([z.null(), z.undefined()]).transform(() => ({ id: null, name: '' })),
  ])

/**
 * POST associate/get-booking-details-agentwise/{associate}/{project}/{status},
 * associate/booking-info-status-wise/{user}/{associate}/{project}/{status}
 */
export const AssociateBookingsReply = wireObject('booking details', {
  status: z.literal(true),
  message: text,
  booking_details: list(WireBooking),
  project: WireParty('project_id', 'project_name'),
  associate: WireParty('agent_id', 'agent_name'),
}).transform((wire) => ({ bookings: wire.booking_details, project: wire.project, associate: wire.associate }))

export type Booking = z.output<typeof WireBooking>
