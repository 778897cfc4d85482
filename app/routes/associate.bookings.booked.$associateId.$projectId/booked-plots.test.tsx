import { expect, it } from 'vitest'
import { AssociateBookingsReply } from '~/contract/bookings'
import { renderPlain, textOf } from '../../../tests/factories/render-plain'
import { BookedPlots } from './booked-plots'

const WIRE = { booking_id: 9001, customer_name: 'Lakshmi', plot_no: '12/A', sale_amt: 1_000, current_due: 10 }

function render(booking_details: object[], totalLabel: string | null = null) {
  const { bookings } = AssociateBookingsReply.parse({ status: true, booking_details })
  const sort = { by: null, order: 'desc' as const, to: () => '/' }
  return renderPlain(<BookedPlots bookings={bookings} folded={null} totalLabel={totalLabel} sort={sort} />)
}
const textOfRow = (fields: object) => textOf(render([{ ...WIRE, ...fields }]))

it('M151 booked plots are a table with an expandable row for each booking and a row of sums', () => {
  const rows = [9001, 9002].map((booking_id) => ({ ...WIRE, booking_id, total_due: 1_000, total_paid: 250 }))
  const html = render(rows, 'Total')
  expect(html.match(/<td role="rowheader" aria-label="Lakshmi · Plot 12\/A"><details>/g)).toHaveLength(2)
  const headRowsAndTotal = 4
  expect(html.match(/<tr role="row"/g)).toHaveLength(headRowsAndTotal)
  expect(textOf(html)).toContain('Total ₹2,000 ₹500 Due ₹20')
})

it('shows the paid percentage if the amount due and the amount paid are known', () => {
  const text = textOfRow({ total_due: 1_000, total_paid: 250, current_due: 0 })
  expect(text).toContain('Paid 25 %')
  expect(text).toContain('Total Paid ₹250')
})

it('a booking says how late it is, or that an amount is due now', () => {
  const paid = { total_due: 1_000, total_paid: 250 }
  expect(textOfRow({ ...paid, days_late: 5 })).toContain('5 days late')
  expect(textOfRow({ ...paid, days_late: 0 })).toContain('Due now')
  expect(textOfRow(paid)).toContain('Due now')
})

it.each([
  { total_paid: null, total_due: 1_000 },
  { total_paid: '', total_due: 1_000 },
  { total_paid: 250, total_due: null },
])('M021 for %j, shows a dash for unknown amounts, and no percentage', (fields) => {
  const text = textOfRow({ ...fields, sale_amt: '' })
  expect(text).not.toContain('%')
  expect(text).toContain('Sale Amount —')
  expect(text).toMatch(/Total (Paid|Due) —/)
  expect(text).not.toContain('₹0')
})

it('a row shows its late charges apart from the rest of its amount', () => {
  expect(textOfRow({ current_due: 37_240, late_pymnt_charges_due: 1_240 })).toContain(
    'Lakshmi Plot 12/A ₹36,000 + ₹1,240 late charges ',
  )
  expect(textOfRow({ current_due: 37_240 })).not.toContain('late charges')
})

it('M152 omits an unknown charge', () => {
  expect(textOfRow({ emi_charges: null, premium_charges: '' })).not.toMatch(/EMI Charges|Premium/)
})

it('M155 shows no links for a booking without an id', () => {
  expect(textOfRow({})).toContain('Receipts')
  expect(textOfRow({ booking_id: null })).not.toContain('Receipts')
})
