import { afterAll, beforeAll, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { firmForEachTest, openFirmDatabase, type Change } from './firm-folder'

const { firm, expectRefusal } = firmForEachTest()

beforeAll(async () => {
  firm.db = await openFirmDatabase()
})
afterAll(() => firm.db.destroy())

const MOVES = 'booking,position,former_plot,moved_on,former_price,price\n'

/** Adds columns that are empty except in one row. */
const withColumns = (text: string, names: string, row: RegExp, cells: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      if (index === 0) return `${line},${names}`
      return `${line},${row.test(line) ? cells : names.replaceAll(/[^,]/g, '')}`
    })
    .join('\n')

/** The refusal, which begins with a file, by the edit of that file that causes it. */
const refusals: Record<string, Change> = {
  'notifications.csv, row 4, booking: "GB-999" is in neither bookings.csv nor the database.': (text) =>
    `${text}N-3,GP1003,Hello,Text.,2026-11-01 09:00,booking,GB-999\n`,
  'receipts.csv, row 3, number: "R-0001" repeats row 2: number must be unique.': (text) =>
    text.replace('R-0002', 'R-0001'),
  'receipts.csv, row 3, number: "r-0001" repeats row 2: number must be unique.': (text) =>
    text.replace('R-0002', 'r-0001'),
  'projects.csv, row 2, brochure: the file "gvg.pdf" is not in the folder media.': (text) =>
    text.replace('longitude', 'longitude,brochure').replace('81.804', '81.804,gvg.pdf'),
  'associates.csv, row 26, sponsor: makes GP1001 a sponsor of itself.': (text) =>
    text.replace(/(GP1001,.*?,gp1001@godavari\.example),,/, '$1,GP1003,'),
  'plots.csv, row 3, row: plot 1 of the same block is already in this cell.': (text) =>
    text.replace('GVG,2,A,1,2', 'GVG,2,A,1,1'),
  'plots.csv, row 3, row: 9 is outside block A, which has 4 rows.': (text) =>
    text.replace('GVG,2,A,1,2', 'GVG,2,A,9,2'),
  'bookings.csv, row 3, plot: is booked by GB-001 already. Cancel that booking first.': (text) =>
    text.replace('GB-002,GVG,6', 'GB-002,GVG,5'),
  'receipts.csv, row 2, amount: the receipts of booking GB-001 add up to ₹15,05,85,000, ₹14,90,31,000 more than its price of ₹15,54,000.':
    (text) => text.replace('₹1,50,000.00', '₹15,00,00,000'),
  'bookings.csv, row 3, rate: makes the price of GB-002 ₹13,95,000, but its receipts add up to ₹14,70,000, ₹75,000 more.':
    (text) => text.replace(/GB-002,.*/, (row) => row.replace('"10,000"', '9500')),
  'receipts.csv, row 2, sale_part: The parts add up to ₹1,40,000, not to ₹1,50,000.': (text) =>
    text
      .replace(
        'late_charges',
        'late_charges;sale_part;premium_part;emi_part;adjustment_part;registration_part',
      )
      .replace('"₹1,50,000.00";', '"₹1,50,000.00";;140000;0;0;0;0'),
  'instalments.csv, row 2, amount: the instalments of booking GB-001 add up to ₹1,50,000, the booking to ₹15,54,000.':
    (text) =>
      `${text}booking,position,kind,label,due_on,amount\nGB-001,1,booking,Booking Amount,2026-01-15,150000\n`,
  'bookings.csv, row 25, rate: is empty, but the database has no booking "GB-900".': (text) =>
    `${text.trimEnd()}\nGB-900,GVG,1,GP1003,New Customer,,,2026-11-01,,,,\n`,
  'associates.csv, row 26, mobile: "9876510001" already belongs to GP1003.': (text) =>
    text.replace('+91 98765 10003', '9876510001'),
  'bookings.csv, row 2, project: differs from the booking in the database. Cancel that booking and give this one a new number.':
    (text) => text.replace('GB-001,GVG,5', 'GB-001,KMT,50'),
  'bookings.csv, row 2, cancelled_on: is given, but the booking is not cancelled.': (text) =>
    text.replace('booked,2026-01-15,,', 'booked,2026-01-15,,2026-02-01'),
  'bookings.csv, row 2, refunded: is given, but the booking is not cancelled.': (text) =>
    withColumns(text, 'refunded,refunded_on', /^GB-001/, '50000,2026-02-01'),
  'bookings.csv, row 4, refunded_on: is empty, but there is a refund.': (text) =>
    withColumns(text, 'refunded', /^GB-003/, '50000'),
  'bookings.csv, row 4, refunded_on: 2025-03-04 is before the booking.': (text) =>
    withColumns(text, 'refunded,refunded_on', /^GB-003/, '50000,2025-03-04'),
  'booking-moves.csv, row 2, moved_on: 2026-01-14 is before the booking.': () =>
    `${MOVES}GB-001,1,7,2026-01-14,1500000,1600000\n`,
  'bookings.csv, row 2, registered_on: is given, but the booking is not registered.': (text) =>
    text.replace('booked,2026-01-15,', ',2026-01-15,2026-02-01'),
}
it.each(Object.entries(refusals))('X060 is refused and changes nothing: %s', sqliteInGate, expectRefusal)

it('X060 a payment to a person who earns nothing on its booking is refused', sqliteInGate, () =>
  expectRefusal(
    'payments.csv, row 2, receipt: GP1025 earns nothing on the booking of receipt R-0001.',
    (text) => text.replace('CB-1,GP1003', 'CB-1,GP1025'),
    'commission-bills.csv',
  ),
)
