import { expect, it } from 'vitest'
import { aCancelledHeading } from '../../tests/factories/statement-heading'
import { emiTotals } from './statements'
import { bookingMonthsText, collectionsText, emiStatementText, plotsText, receiptsText } from './share-texts'

const booking = { plotNumber: '12/A', customerName: 'వెంకట రమణ', projectName: 'Palm County', moves: [] }
const cancellation = null

const bookedPlot = (plotNumber: string, fields: object = {}) => ({
  plotNumber,
  customerName: 'వెంకట రమణ',
  totalPaidPaise: 100_00,
  totalDuePaise: 300_00,
  currentDuePaise: 200_00,
  latePaymentPaise: 5_00,
  ...fields,
})
const list = { title: 'Booked Plots', associateName: 'Asha', projectName: 'Palm' }

const MAX_URL_LENGTH = 8_000

it('M021 M022 lists the total, then the receipts from newest to oldest', () => {
  const receipts = [
    { receivedOn: '2026-08-07', number: 'R1', netPaise: 26_000_000 },
    { receivedOn: '2026-09-07', number: 'R2', netPaise: 7_670_000 },
  ]
  expect(receiptsText({ booking, cancellation, receipts, totalPaise: 33_670_000 })).toBe(
    `Receipts
Plot 12/A · వెంకట రమణ · Palm County
Total received: ₹3,36,700
7-Sep-26 · R2 · ₹76,700
7-Aug-26 · R1 · ₹2,60,000`,
  )
})

it('an EMI statement lists the totals, the overdue amount and the next instalment', () => {
  const row = (paidPaise: number) => ({ duePaise: 10_000, paidPaise, balancePaise: 10_000 - paidPaise })
  const instalments = [row(10_000), row(4_000)]
  const next = { type: 'EMI 2', dueOn: '2026-10-10', paise: 6_000 }
  const textOf = (fields: object, rows = instalments, waivedPaise = 0) =>
    emiStatementText({
      ...{ booking, cancellation, overdue: { paise: 0 }, next: null },
      ...fields,
      ...emiTotals(rows, waivedPaise),
    })
  expect(textOf({ booking: { ...booking, plotNumber: '' }, next })).toBe(
    `EMI Statement
వెంకట రమణ · Palm County
Total payable: ₹200
Paid: ₹140
Balance: ₹60
Next: EMI 2, ₹60 on 10-Oct-26`,
  )
  expect(textOf({}, instalments.slice(0, 1))).not.toMatch(/Next|Overdue/)
  expect(textOf({ overdue: { paise: 4_000 } }, instalments, 2_000)).toMatch(/Balance: ₹40\nOverdue: ₹40$/)
})

it('X098 of a cancelled booking, the texts have its moves and its refund, and nothing that remains', () => {
  const heading = aCancelledHeading()
  const statement = { booking: heading, cancellation: heading }
  const [move] = heading.moves
  expect(emiStatementText({ ...statement, overdue: { paise: 4_000 }, next: null, ...emiTotals([], 0) })).toBe(
    `EMI Statement
Plot 12 · Asha · Palm County
Moved from plot 7 on 3-May-26, price changed from ₹15,54,000 to ₹25,90,000.
Moved from plot 9 on 4-Jun-26.
This booking is cancelled.
Paid: ₹0
Cancelled On: 20-Sep-26
Refunded: ₹80
Refunded On: 5-Oct-26`,
  )
  const receipts = receiptsText({
    booking: { ...heading, moves: [move!] },
    cancellation: { ...heading, refundedPaise: null, refundedOn: null },
    receipts: [],
    totalPaise: 100_00,
  })
  expect(receipts).toMatch(
    /₹25,90,000\.\nThis booking is cancelled\.\nTotal received: ₹100\nCancelled On: 20-Sep-26$/,
  )
})

it('a long list ends with a note, so that it fits into a URL', () => {
  const customerName = 'వెంకట సత్య సూర్య నారాయణ రాజు లక్ష్మీ ప్రసన్న కుమారి దేవి శర్మ'
  const most = 999_999_999_00
  const amounts = { totalPaidPaise: most, totalDuePaise: most, currentDuePaise: most, latePaymentPaise: most }
  const bookings = Array.from({ length: 300 }, (_, index) =>
    bookedPlot(String(index), { customerName, ...amounts }),
  )
  const text = plotsText({ ...list, bookings })
  expect(text).toMatch(/^For the office only\nBooked Plots\nAsha · Palm\nPlot 0 · /)
  expect(text).toMatch(/… and 292 more plots$/)
  expect(encodeURIComponent(text).length).toBeLessThan(MAX_URL_LENGTH)
})

it('a list of several bookings is for the office only, a list of one booking is not', () => {
  const bookings = [bookedPlot('12/A'), bookedPlot('7')]
  const row = 'Plot 12/A · వెంకట రమణ: paid ₹100 of ₹300, due now ₹200 (₹195 + ₹5 late charges)'
  expect(plotsText({ ...list, bookings: bookings.slice(0, 1) })).toBe(`Booked Plots\nAsha · Palm\n${row}`)
  expect(plotsText({ ...list, bookings })).toBe(
    `For the office only
Booked Plots
Asha · Palm
${row}
${row.replace('12/A', '7')}`,
  )
})

it.each([
  [9, 'month', 'plot', 'receipt'],
  [10, 'months', 'plots', 'receipts'],
])('the note below %i rows ends in "%s", "%s" or "%s"', (size, month, plot, receipt) => {
  const indexes = Array.from({ length: size }, (_, index) => index)
  const months = indexes.map((index) => ({ name: `Nov ${2026 - index}`, count: 1 }))
  const bookings = indexes.map((index) => bookedPlot(String(index)))
  const receipts = indexes.map((index) => ({
    receivedOn: '2026-09-07',
    number: `R${index}`,
    netPaise: 100,
  }))
  const texts = [
    bookingMonthsText(months),
    plotsText({ ...list, bookings }),
    receiptsText({ booking, cancellation, receipts, totalPaise: 900 }),
  ]
  expect(texts.map((text) => text.split('\n').at(-1))).toEqual(
    [month, plot, receipt].map((noun) => `… and ${size - 8} more ${noun}`),
  )
})

it('X022 the list for the office has the sum of each group, the first customers, and how many are left out', () => {
  const row = { plotNumber: '145', customerName: 'Lakshmi', paise: 2_70_784_00, dueOn: '2026-09-13' }
  const groups = [
    { name: 'Overdue', count: 17, paise: 22_04_118_00, rows: [row] },
    { name: 'Today', count: null, paise: null, rows: [] },
  ]
  expect(collectionsText({ scope: 'team', asOf: '2026-11-22', groups })).toBe(
    `Collections
Team · 22-Nov-26
Overdue: 17 · ₹22,04,118
Today: — · —
Plot 145 · Lakshmi: ₹2,70,784 due on 13-Sep-26
… and 16 more instalments`,
  )
})
