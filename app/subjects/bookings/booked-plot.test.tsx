import { expect, it } from 'vitest'
import { AssociateBookingsReply } from '~/contract/bookings'
import { renderPlain } from '../../../tests/factories/render-plain'
import { BookedPlots } from '../../routes/associate.bookings.booked.$associateId.$projectId/booked-plots'
import { plotsCsv } from './bookings-csv'
import { toCsv } from '~/files/csv'

const WIRE = { booking_id: 9001, customer_name: 'Lakshmi', plot_no: '12/A', sale_amt: 1_000, current_due: 10 }
const read = (fields: object) =>
  AssociateBookingsReply.parse({ status: true, booking_details: [{ ...WIRE, ...fields }] })

const sort = { by: null, order: 'desc' as const, to: () => '/' }

function textOf(fields: object) {
  const { bookings } = read(fields)
  const html = renderPlain(<BookedPlots bookings={bookings} folded={null} totalLabel={null} sort={sort} />)
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('shows the paid percentage if the amount due and the amount paid are known', () => {
  const text = textOf({ total_due: 1_000, total_paid: 250, current_due: 0 })
  expect(text).toContain('Paid 25 %')
  expect(text).toContain('Total Paid ₹250')
})

it('a booking says how late it is, or that an amount is due now', () => {
  const paid = { total_due: 1_000, total_paid: 250 }
  expect(textOf({ ...paid, days_late: 5 })).toContain('5 days late')
  expect(textOf({ ...paid, days_late: 0 })).toContain('Due now')
  expect(textOf(paid)).toContain('Due now')
})

it.each([
  { total_paid: null, total_due: 1_000 },
  { total_paid: '', total_due: 1_000 },
  { total_paid: 250, total_due: null },
])('M021 for %j, shows a dash for unknown amounts, and no percentage', (fields) => {
  const text = textOf({ ...fields, sale_amt: '' })
  expect(text).not.toContain('%')
  expect(text).toContain('Sale Amount —')
  expect(text).toMatch(/Total (Paid|Due) —/)
  expect(text).not.toContain('₹0')
})

it('a row shows its late charges apart from the rest of its amount', () => {
  expect(textOf({ current_due: 37_240, late_pymnt_charges_due: 1_240 })).toContain(
    'Lakshmi Plot 12/A ₹36,000 + ₹1,240 late charges ',
  )
  expect(textOf({ current_due: 37_240 })).not.toContain('late charges')
})

it('M152 omits an unknown charge', () => {
  expect(textOf({ emi_charges: null, premium_charges: '' })).not.toMatch(/EMI Charges|Premium/)
})

it('M155 shows no links for a booking without an id', () => {
  expect(textOf({})).toContain('Receipts')
  expect(textOf({ booking_id: null })).not.toContain('Receipts')
})

it('an unknown amount is an empty CSV cell', () => {
  const csv = toCsv(plotsCsv('plots', read({ total_paid: null, sale_amt: '', emi_wave_off: 5 })))
  const [heads = [], cells = []] = csv
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(','))
  const cellOf = (head: string) => cells[heads.indexOf(head)]
  expect([cellOf('Sale Amount'), cellOf('Total Paid'), cellOf('EMI Waive Off')]).toEqual(['', '', '-5'])
})
