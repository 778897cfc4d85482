import { expect, it } from 'vitest'
import { csvLines } from '../../../tests/factories/csv-lines'
import { AssociateBookingsReply, BookingMonthsReply } from '~/contract/bookings'
import { toCsv } from '~/files/csv'
import { inLanguage } from '~/messages/request-language.server'
import { bookingMonthsCsv, plotsCsv } from './bookings-csv'

it('X071 names months in English in a file, whatever the language of the screens', () => {
  const associate = { agent_id: 'HG1', agent_name: 'Ravi', booked_count: 1, reg_count: 0, count: 1 }
  const day = { date: '2026-11-24', date_wise_count: 1, booked_agents_info: [associate] }
  const reply = {
    status: true,
    total_booking_count: [{ month: 'Nov 2026', month_wise_count: 1, day_wise_data: [day] }],
  }
  const csv = inLanguage('hi', () => toCsv(bookingMonthsCsv(BookingMonthsReply.parse(reply))))
  expect(csv).toContain('महीना')
  expect(csv).toContain('Nov 2026,24-Nov-26')
})

it('an unknown amount is an empty CSV cell', () => {
  const row = { booking_id: 9001, total_paid: null, sale_amt: '', emi_wave_off: 5 }
  const reply = AssociateBookingsReply.parse({ status: true, booking_details: [row] })
  const [heads = [], cells = []] = csvLines(plotsCsv('plots', reply)).map((line) => line.split(','))
  const cellOf = (head: string) => cells[heads.indexOf(head)]
  expect([cellOf('Sale Amount'), cellOf('Total Paid'), cellOf('EMI Waive Off')]).toEqual(['', '', '-5'])
})
