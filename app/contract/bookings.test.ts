import { expect, it } from 'vitest'
import { success, wireBooking, wireMonth } from '../../tests/factories/wire'
import { AssociateBookingsReply, BookingMonthsReply, BookingProjectsReply } from './bookings'

const parseOne = (fields: object) =>
  AssociateBookingsReply.parse(success({ booking_details: [wireBooking({ ...fields })] })).bookings[0]

const projectsWith = (total_count?: unknown) => {
  const bookedagents = [{ agent_id: 101, agent_mobile: '9000000001', count: '3' }]
  return BookingProjectsReply.parse(
    success({ total_booking_count: [{ project_id: 7, bookedagents, total_count }] }),
  )
}

it.each([undefined, null, ''])('M137 a total of %j becomes the sum of the rows', (total_count) => {
  expect(projectsWith(total_count)[0]?.totalCount).toBe(3)
})

it('M138 the contract drops phone numbers', () => {
  const months = BookingMonthsReply.parse(success({ total_booking_count: [wireMonth()] }))
  expect(JSON.stringify([months, projectsWith('3')])).not.toContain('9000000001')
})

it.each([
  [{ late_pymnt_charges_due: '5', late_pymnt_charges: 9 }, 500],
  [{ late_pymnt_charges_due: 0, late_pymnt_charges: 9 }, 0],
  [{ late_pymnt_charges_due: null, late_pymnt_charges: '9' }, 900],
  [{ late_pymnt_charges_due: '', late_pymnt_charges: null }, null],
  [{}, null],
])('M152 for %j, latePaymentPaise is %j', (fields, paise) => {
  expect(parseOne(fields)?.latePaymentPaise).toBe(paise)
})
