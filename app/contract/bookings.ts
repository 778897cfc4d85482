import { z } from 'zod/v4'
import { facingName } from '../domain/upstream-words'
import { sumOf } from '../domain/money'
import { CANCELLED, cancellationFields, toCancellation } from './cancellation'
import { list, optionalList } from './list'
import { reportTolerated } from './tolerance'
import { count, date, dayOf, decimal, id, longText, money, optionalId, text, wireObject } from './wire'

const WireMonth = wireObject('month', {
  month: text,
  month_wise_count: decimal,
  day_wise_data: optionalList(
    wireObject('day', {
      date,
      date_wise_count: decimal,
      booked_agents_info: optionalList(
        wireObject('booked agent', {
          project_id: optionalId,
          project_name: text,
          project_code: text,
          agent_id: optionalId,
          agent_name: text,
          // Booking lists show no phone numbers (M138). The schema names the field, so that it is not reported as unknown.
          agent_mobile: text,
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
      date: dayOf(wire.date),
      count: wire.date_wise_count ?? sumOf(wire.booked_agents_info, ({ totalCount }) => totalCount),
      associates: wire.booked_agents_info,
    })),
  ),
}).transform((wire) => ({
  name: wire.month,
  count: wire.month_wise_count ?? sumOf(wire.day_wise_data, ({ count }) => count),
  days: wire.day_wise_data,
}))

export const BookingMonthsReply = wireObject('bookings by date', {
  status: z.literal(true),
  message: longText,
  total_booking_count: list(WireMonth),
}).transform((wire) => wire.total_booking_count)

export type BookingMonth = z.output<typeof BookingMonthsReply>[number]

const WireProjectBookings = wireObject('project bookings', {
  project_id: id,
  project_name: text,
  total_count: decimal,
  bookedagents: optionalList(
    wireObject('booked agent of a project', {
      project_code: text,
      agent_id: optionalId,
      agent_name: text,
      agent_mobile: text,
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
  totalCount: wire.total_count ?? sumOf(wire.bookedagents, ({ totalCount }) => totalCount),
  associates: wire.bookedagents,
}))

export const BookingProjectsReply = wireObject('bookings by team', {
  status: z.literal(true),
  message: longText,
  total_booking_count: list(WireProjectBookings),
}).transform((wire) => wire.total_booking_count)

export type BookingProject = z.output<typeof BookingProjectsReply>[number]

export const FilterListReply = wireObject('filter list', {
  status: z.literal(true),
  message: longText,
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

export const WireBooking = wireObject('booking', {
  plot_id: optionalId,
  booking_id: optionalId,
  customer_name: text,
  plot_no: text,
  plot_area: decimal,
  facing_name: text,
  booked_date: date,
  sale_amt: money,
  premium_charges: money,
  adjustment: money,
  emi_charges: money,
  reg_charges: money,
  late_pymnt_charges_due: money,
  late_pymnt_charges: money,
  total_discount: money,
  total_due: money,
  total_paid: money,
  emi_wave_off: money,
  current_due: money,
  days_late: count,
  ...cancellationFields,
  register_date: date,
  // Sent only for auto-cancelled bookings.
  status: text,
  project_name: text,
  agent_name: text,
}).transform((wire) => ({
  id: wire.booking_id,
  plotNumber: wire.plot_no,
  customerName: wire.customer_name,
  associateName: wire.agent_name,
  projectName: wire.project_name,
  yards: wire.plot_area,
  facing: facingName(wire.facing_name),
  bookedOn: wire.booked_date,
  registeredOn: wire.register_date,
  ...toCancellation(wire),
  isCancelled: wire.plot_status === CANCELLED,
  isRegistered: wire.plot_status === 3,
  salePaise: wire.sale_amt,
  premiumPaise: wire.premium_charges,
  adjustmentPaise: wire.adjustment,
  emiChargesPaise: wire.emi_charges,
  registrationPaise: wire.reg_charges,
  // The wire has two spellings. The first value that is not null counts (M152).
  latePaymentPaise: wire.late_pymnt_charges_due ?? wire.late_pymnt_charges,
  discountPaise: wire.total_discount,
  waiveOffPaise: wire.emi_wave_off,
  totalDuePaise: wire.total_due,
  totalPaidPaise: wire.total_paid,
  currentDuePaise: wire.current_due,
  /** Not in the specification: days since the oldest unpaid instalment was due. */
  daysLate: wire.days_late,
}))

/** An object with an id and a name, or only the name. */
const WireParty = (idKey: string, nameKey: string) =>
  z
    .preprocess(
      (wire, payload) => {
        if (wire === null) return {}
        if (typeof wire === 'string') return { [nameKey]: wire }
        if (typeof wire === 'object' && !Array.isArray(wire)) return wire
        reportTolerated(payload, Array.isArray(wire) ? 'list for an object' : 'not an object')
        return {}
      },
      z.object({ [idKey]: optionalId, [nameKey]: text }),
    )
    .prefault(null)
    .transform((wire) => ({ id: wire[idKey] ?? null, name: wire[nameKey] ?? '' }))

export const AssociateBookingsReply = wireObject('booking details', {
  status: z.literal(true),
  message: longText,
  booking_details: list(WireBooking),
  project: WireParty('project_id', 'project_name'),
  associate: WireParty('agent_id', 'agent_name'),
}).transform((wire) => ({ bookings: wire.booking_details, project: wire.project, associate: wire.associate }))

export type Booking = z.output<typeof WireBooking>
