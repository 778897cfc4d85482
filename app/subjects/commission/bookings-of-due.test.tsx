import { expect, it } from 'vitest'
import { AssociateBookingsReply } from '~/contract/bookings'
import { renderPlain, textOf } from '../../../tests/factories/render-plain'
import { BookingsOfDue } from './bookings-of-due'

function shownFor(fields: object) {
  const booking = { booking_id: 9001, plot_no: '12/A', total_due: 1_000, total_paid: 250, current_due: 40 }
  const late = { late_pymnt_charges_due: 10, days_late: 12 }
  const { bookings } = AssociateBookingsReply.parse({
    status: true,
    booking_details: [{ ...booking, ...late, ...fields }],
  })
  const links = () => ({ booking: '/b', receipts: '/r', emiStatement: '/e' })
  return textOf(renderPlain(<BookingsOfDue bookings={bookings} linksOf={links} />))
}

it('X098 a cancelled booking has no current due, but what was paid and refunded', () => {
  expect(shownFor({ plot_status: 2 })).toMatch(/Due ₹40 Plot 12\/A 12 days late .* Current Due ₹40/)
  const refund = { cancelled_date: '2026-09-20', refunded_amt: 200, refunded_date: '2026-10-05' }
  const cancelled = shownFor({ plot_status: 9, ...refund })
  expect(cancelled).toMatch(
    /Paid ₹250 Plot 12\/A Cancelled .* Cancelled On 20-Sep-26 Refunded ₹200 Refunded On 5-Oct-26/,
  )
  expect(cancelled).not.toMatch(/Current Due|days late|₹40/)
})
