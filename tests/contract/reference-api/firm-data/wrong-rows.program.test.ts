import { afterAll, beforeAll, it } from 'vitest'
import { sqliteInGate } from '../../../factories/cases'
import { firmForEachTest, openFirmDatabase, type WrongRow } from './firm-folder'

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

const wrongRows: WrongRow[] = [
  [
    'a notification about an unknown booking',
    'notifications.csv',
    (text) => `${text}N-3,GP1003,Hello,Text.,2026-11-01 09:00,booking,GB-999\n`,
    'notifications.csv, row 4, booking: "GB-999" is in neither bookings.csv nor the database.',
  ],
  [
    'a repeated receipt number',
    'receipts.csv',
    (text) => text.replace('R-0002', 'R-0001'),
    'receipts.csv, row 3, number: "R-0001" repeats row 2: number must be unique.',
  ],
  [
    'a receipt number that differs from another one in capitals',
    'receipts.csv',
    (text) => text.replace('R-0002', 'r-0001'),
    'receipts.csv, row 3, number: "r-0001" repeats row 2: number must be unique.',
  ],
  [
    'a brochure whose file is missing',
    'projects.csv',
    (text) => text.replace('longitude', 'longitude,brochure').replace('81.804', '81.804,gvg.pdf'),
    'projects.csv, row 2, brochure: the file "gvg.pdf" is not in the folder media.',
  ],
  [
    'a team with a cycle',
    'associates.csv',
    (text) => text.replace(/(GP1001,.*?,gp1001@godavari\.example),,/, '$1,GP1003,'),
    'associates.csv, row 26, sponsor: makes GP1001 a sponsor of itself.',
  ],
  [
    'a second plot in one cell',
    'plots.csv',
    (text) => text.replace('GVG,2,A,1,2', 'GVG,2,A,1,1'),
    'plots.csv, row 3, row: plot 1 of the same block is already in this cell.',
  ],
  [
    'a plot outside its block',
    'plots.csv',
    (text) => text.replace('GVG,2,A,1,2', 'GVG,2,A,9,2'),
    'plots.csv, row 3, row: 9 is outside block A, which has 4 rows.',
  ],
  [
    'a plot booked twice',
    'bookings.csv',
    (text) => text.replace('GB-002,GVG,6', 'GB-002,GVG,5'),
    'bookings.csv, row 3, plot: is booked by GB-001 already. Cancel that booking first.',
  ],
  [
    'a total of receipts above the price',
    'receipts.csv',
    (text) => text.replace('₹1,50,000.00', '₹15,00,00,000'),
    'receipts.csv, row 2, amount: the receipts of booking GB-001 add up to ₹15,05,85,000, ₹14,90,31,000 more than its price of ₹15,54,000.',
  ],
  [
    'a lower price of a booking that is paid',
    'bookings.csv',
    (text) => text.replace(/GB-002,.*/, (row) => row.replace('"10,000"', '9500')),
    'bookings.csv, row 3, rate: makes the price of GB-002 ₹13,95,000, but its receipts add up to ₹14,70,000, ₹75,000 more.',
  ],
  [
    'parts of a receipt that do not add up',
    'receipts.csv',
    (text) =>
      text
        .replace(
          'late_charges',
          'late_charges;sale_part;premium_part;emi_part;adjustment_part;registration_part',
        )
        .replace('"₹1,50,000.00";', '"₹1,50,000.00";;140000;0;0;0;0'),
    'receipts.csv, row 2, sale_part: The parts add up to ₹1,40,000, not to ₹1,50,000.',
  ],
  [
    'instalments that do not add up',
    'instalments.csv',
    (text) =>
      `${text}booking,position,kind,label,due_on,amount\nGB-001,1,booking,Booking Amount,2026-01-15,150000\n`,
    'instalments.csv, row 2, amount: the instalments of booking GB-001 add up to ₹1,50,000, the booking to ₹15,54,000.',
  ],
  [
    'a new booking without a price',
    'bookings.csv',
    (text) => `${text.trimEnd()}\nGB-900,GVG,1,GP1003,New Customer,,,2026-11-01,,,,\n`,
    'bookings.csv, row 25, rate: is empty, but the database has no booking "GB-900".',
  ],
  [
    'a payment to an associate who earns nothing',
    'commission-bills.csv',
    (text) => text.replace('CB-1,GP1003', 'CB-1,GP1025'),
    'payments.csv, row 2, receipt: GP1025 earns nothing on the booking of receipt R-0001.',
  ],
  [
    'a mobile of another person',
    'associates.csv',
    (text) => text.replace('+91 98765 10003', '9876510001'),
    'associates.csv, row 26, mobile: "9876510001" already belongs to GP1003.',
  ],
  [
    'a booking moved to another project',
    'bookings.csv',
    (text) => text.replace('GB-001,GVG,5', 'GB-001,KMT,50'),
    'bookings.csv, row 2, project: differs from the booking in the database. Cancel that booking and give this one a new number.',
  ],
  [
    'the date of a cancellation at a booking that is not cancelled',
    'bookings.csv',
    (text) => text.replace('booked,2026-01-15,,', 'booked,2026-01-15,,2026-02-01'),
    'bookings.csv, row 2, cancelled_on: is given, but the booking is not cancelled.',
  ],
  [
    'a refund of a booking that is not cancelled',
    'bookings.csv',
    (text) => withColumns(text, 'refunded,refunded_on', /^GB-001/, '50000,2026-02-01'),
    'bookings.csv, row 2, refunded: is given, but the booking is not cancelled.',
  ],
  [
    'a refund without its day',
    'bookings.csv',
    (text) => withColumns(text, 'refunded', /^GB-003/, '50000'),
    'bookings.csv, row 4, refunded_on: is empty, but there is a refund.',
  ],
  [
    'a refund before the booking',
    'bookings.csv',
    (text) => withColumns(text, 'refunded,refunded_on', /^GB-003/, '50000,2025-03-04'),
    'bookings.csv, row 4, refunded_on: 2025-03-04 is before the booking.',
  ],
  [
    'a move before the booking',
    'booking-moves.csv',
    () => `${MOVES}GB-001,1,7,2026-01-14,1500000,1600000\n`,
    'booking-moves.csv, row 2, moved_on: 2026-01-14 is before the booking.',
  ],
  [
    'the date of a registration at a booking without a status',
    'bookings.csv',
    (text) => text.replace('booked,2026-01-15,', ',2026-01-15,2026-02-01'),
    'bookings.csv, row 2, registered_on: is given, but the booking is not registered.',
  ],
]
it.each(wrongRows)(
  'X060 %s is refused, the message names the place, and nothing is changed',
  sqliteInGate,
  (_, file, change, place) => expectRefusal(file, change, place),
)
