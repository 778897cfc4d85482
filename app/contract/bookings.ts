import { z } from 'zod/v4'
import { facingName } from '../domain/upstream-words'
import { sumOf } from '../domain/money'
import { CANCELLED, cancellationFields, statusField } from './cancellation'
import { list, optionalList } from './list'
import { reportTolerated } from './tolerance'
import { count, date, day, decimal, id, money, optionalId, text } from './wire'
import { from, reply, wireObject, type WireTable } from './wire-object'

const REGISTERED = 3

const bookedAgentFields = {
  associateId: ['agent_id', optionalId],
  associateName: ['agent_name', text],
  bookedCount: ['booked_count', count],
  registeredCount: ['reg_count', count],
  totalCount: ['count', count],
} satisfies WireTable

/** Booking lists show no phone numbers (M138). */
const unreadOfBookedAgent = { project_code: text, agent_mobile: text }

/** A booking that a row counts. Not in the specification. */
const WireCountedBooking = wireObject('counted booking', {
  id: ['booking_id', optionalId],
  plotNumber: ['plot_no', text],
  customerName: ['customer_name', text],
  salePaise: ['sale_amt', money],
  isRegistered: from({ status: statusField }, ({ status }) => status === REGISTERED),
})

const WireDay = wireObject('day', {
  date: day,
  count: ['date_wise_count', decimal],
  associates: [
    'booked_agents_info',
    optionalList(
      wireObject(
        'booked agent',
        {
          projectId: ['project_id', optionalId],
          projectName: ['project_name', text],
          ...bookedAgentFields,
          bookings: optionalList(WireCountedBooking),
        },
        unreadOfBookedAgent,
      ),
    ),
  ],
}).transform(({ count, ...day }) => ({
  ...day,
  count: count ?? sumOf(day.associates, ({ totalCount }) => totalCount),
}))

export const BookingMonthsReply = reply('bookings by date', {
  months: [
    'total_booking_count',
    list(
      wireObject('month', {
        name: ['month', text],
        count: ['month_wise_count', decimal],
        days: ['day_wise_data', optionalList(WireDay)],
      }).transform(({ count, ...month }) => ({
        ...month,
        count: count ?? sumOf(month.days, ({ count }) => count),
      })),
    ),
  ],
}).transform(({ months }) => months)

export type BookingMonth = z.output<typeof BookingMonthsReply>[number]

export const BookingProjectsReply = reply('bookings by team', {
  projects: [
    'total_booking_count',
    list(
      wireObject('project bookings', {
        id: ['project_id', id],
        name: ['project_name', text],
        totalCount: ['total_count', decimal],
        associates: [
          'bookedagents',
          optionalList(wireObject('booked agent of a project', bookedAgentFields, unreadOfBookedAgent)),
        ],
      }).transform(({ totalCount, ...project }) => ({
        ...project,
        totalCount: totalCount ?? sumOf(project.associates, ({ totalCount }) => totalCount),
      })),
    ),
  ],
}).transform(({ projects }) => projects)

export type BookingProject = z.output<typeof BookingProjectsReply>[number]

/** A project that a filter offers. */
export const wireProjectChoice = (name: string) =>
  wireObject(name, {
    id: ['project_id', id],
    name: from(
      { projectName: ['project_name', text], name: text },
      ({ projectName, name }) => projectName || name,
    ),
  })

export const FilterListReply = reply('filter list', {
  projects: list(wireProjectChoice('filter project')),
  associates: ['data', list(wireObject('filter associate', { id: ['agent_id', id], name: text }))],
})

export type FilterAssociate = z.output<typeof FilterListReply>['associates'][number]

export const WireBooking = wireObject(
  'booking',
  {
    id: ['booking_id', optionalId],
    plotNumber: ['plot_no', text],
    customerName: ['customer_name', text],
    associateName: ['agent_name', text],
    projectName: ['project_name', text],
    yards: ['plot_area', decimal],
    facing: ['facing_name', text.transform(facingName)],
    bookedOn: ['booked_date', date],
    registeredOn: ['register_date', date],
    ...cancellationFields,
    isCancelled: from({ status: statusField }, ({ status }) => status === CANCELLED),
    isRegistered: from({ status: statusField }, ({ status }) => status === REGISTERED),
    salePaise: ['sale_amt', money],
    premiumPaise: ['premium_charges', money],
    adjustmentPaise: ['adjustment', money],
    emiChargesPaise: ['emi_charges', money],
    registrationPaise: ['reg_charges', money],
    // The wire has two spellings. The first value that is not null counts (M152).
    latePaymentPaise: from(
      { duePaise: ['late_pymnt_charges_due', money], paise: ['late_pymnt_charges', money] },
      ({ duePaise, paise }) => duePaise ?? paise,
    ),
    discountPaise: ['total_discount', money],
    waiveOffPaise: ['emi_wave_off', money],
    totalDuePaise: ['total_due', money],
    totalPaidPaise: ['total_paid', money],
    currentDuePaise: ['current_due', money],
    /** Not in the specification: days since the oldest unpaid instalment was due. */
    daysLate: ['days_late', count],
  },
  // The status is sent only for auto-cancelled bookings.
  { plot_id: optionalId, status: text },
)

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

export const AssociateBookingsReply = reply('booking details', {
  bookings: ['booking_details', list(WireBooking)],
  project: WireParty('project_id', 'project_name'),
  associate: WireParty('agent_id', 'agent_name'),
})

export type Booking = z.output<typeof WireBooking>
