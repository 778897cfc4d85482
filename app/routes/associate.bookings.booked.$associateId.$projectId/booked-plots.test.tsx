import { expect, it } from 'vitest'
import { AssociateBookingsReply } from '~/contract/bookings'
import { renderPlain, textOf } from '../../../tests/factories/render-plain'
import { BookedPlots } from './booked-plots'

it('M151 booked plots are a table with an expandable row for each booking and a row of sums', () => {
  const row = {
    customer_name: 'Lakshmi',
    plot_no: '12/A',
    total_due: 1_000,
    total_paid: 250,
    current_due: 10,
  }
  const booking_details = [1, 2].map((booking_id) => ({ ...row, booking_id }))
  const { bookings } = AssociateBookingsReply.parse({ status: true, booking_details })
  const sort = { by: null, order: 'desc' as const, to: () => '/' }
  const html = renderPlain(<BookedPlots bookings={bookings} folded={null} totalLabel="Total" sort={sort} />)
  expect(html.match(/<td role="rowheader" aria-label="Lakshmi · Plot 12\/A"><details>/g)).toHaveLength(2)
  const headAndTotal = 2
  expect(html.match(/<tr role="row"/g)).toHaveLength(bookings.length + headAndTotal)
  expect(textOf(html)).toContain('Total ₹2,000 ₹500 Due ₹20')
})
