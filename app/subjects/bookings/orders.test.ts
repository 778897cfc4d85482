import { expect, it, test } from 'vitest'
import type { Booking, BookingProject } from '~/contract/bookings'
import type { Instalment, Receipt } from '~/contract/statements'
import { sortByField, sortNames } from '~/domain/fields'
import { inOrder, sortAssociates, sortReceipts, withoutDue } from './orders'
import { instalmentFields, receiptFields } from './statement-fields'

const booking = (plotNumber: string, daysLate: number | null, currentDuePaise: number | null) =>
  ({ plotNumber, daysLate, currentDuePaise }) as Booking

const bookings = [
  booking('paid', 0, 0),
  booking('due', 0, 500),
  booking('late', 5, 100),
  booking('unknown', null, null),
  booking('very late', 40, 100),
  booking('much due', null, 900),
]
const plots = (rows: Booking[]) => rows.map(({ plotNumber }) => plotNumber)

test('overdue bookings come first, then bookings with dues, then paid bookings; the longest overdue is on top', () => {
  const byUrgency = inOrder('booked', bookings, { by: null, order: 'asc' })
  expect(plots(byUrgency)).toEqual(['very late', 'late', 'much due', 'due', 'paid', 'unknown'])
})

test('bookings with equal dues are sorted by paid share, smallest first; an unknown share counts as none', () => {
  const withShare = (plotNumber: string, totalPaidPaise: number | null) =>
    ({ ...booking(plotNumber, 0, 0), totalPaidPaise, totalDuePaise: 800 }) as Booking
  const rows = [withShare('all', 800), withShare('half', 400), withShare('unknown', null)]
  expect(plots(inOrder('booked', rows, { by: null, order: 'asc' }))).toEqual(['unknown', 'half', 'all'])
})

test('three or more plots without an amount due fold if the list has other plots', () => {
  const folded = (...dues: (number | null)[]) => withoutDue(dues.map((due) => booking('', 0, due))).length
  expect(folded(500, 0, 0, 0)).toBe(3)
  expect(folded(500, 0, 0)).toBe(0)
  expect(folded(0, 0, 0)).toBe(0)
  expect(folded(500, 600)).toBe(0)
})

test('a plot that is late or whose amount due is unknown does not fold', () => {
  const paid = [0, 0, 0].map((due) => booking('paid', 0, due))
  const rows = [booking('due', 40, 500), booking('late', 5, 0), booking('unknown', null, null), ...paid]
  expect(plots(withoutDue(rows))).toEqual(['paid', 'paid', 'paid'])
  expect(withoutDue([booking('due', 0, 500), ...paid, booking('unknown', null, null)])).toEqual([])
})

test('a sort column replaces the default order', () => {
  const byDue = inOrder('booked', bookings, { by: 'due', order: 'desc' })
  expect(plots(byDue)).toEqual(['much due', 'due', 'late', 'very late', 'paid', 'unknown'])
})

test('registered plots are sorted by registration date, latest first', () => {
  const registered = [null, '2026-01-02', '2026-11-20'].map(
    (registeredOn) => ({ plotNumber: registeredOn ?? 'unknown', registeredOn }) as Booking,
  )
  const byDate = inOrder('registered', registered, { by: null, order: 'asc' })
  expect(plots(byDate)).toEqual(['2026-11-20', '2026-01-02', 'unknown'])
})

const project = (id: string, rows: [name: string, bookedCount: number | null][]): BookingProject => ({
  id,
  name: `Project ${id}`,
  totalCount: null,
  associates: rows.map(([associateName, bookedCount]) => ({
    associateId: null,
    associateName,
    bookedCount,
    registeredCount: 0,
    totalCount: bookedCount,
  })),
})

const projects = [
  project('4', [
    ['Ravi', 2],
    ['Asha', null],
    ['Kiran', 10],
  ]),
  project('1', [
    ['Uma', 1],
    ['Deepa', 3],
  ]),
]

it.each([
  [{ by: 'name', order: 'asc' }, ['Asha', 'Kiran', 'Ravi', 'Deepa', 'Uma']],
  [{ by: 'booked', order: 'desc' }, ['Kiran', 'Ravi', 'Asha', 'Deepa', 'Uma']],
  [{ by: null, order: 'asc' }, ['Ravi', 'Asha', 'Kiran', 'Uma', 'Deepa']],
] as const)('X032 with the order %j, the associates of the two projects are %j', (sorting, names) => {
  const rows = sortAssociates(projects, sorting).flatMap(({ associates }) => associates)
  expect(rows.map(({ associateName }) => associateName)).toEqual(names)
})

const ROWS = [0, 1, 2, 3, 4]

/** 1 to 5. Each column has its smallest value in the row of the same number. */
const valueIn = (column: number, row: number) => ((row - column + ROWS.length) % ROWS.length) + 1

const receipts: Receipt[] = ROWS.map((row) => ({
  receivedOn: `2026-01-0${valueIn(0, row)}`,
  number: `R${valueIn(1, row)}`,
  netPaise: valueIn(2, row),
  latePaymentPaise: valueIn(3, row),
  totalPaise: valueIn(4, row),
}))

const instalments: Instalment[] = ROWS.map((row) => ({
  type: `EMI ${valueIn(0, row)}`,
  isRegistrationCharge: false,
  dueOn: `2026-01-0${valueIn(1, row)}`,
  duePaise: valueIn(2, row),
  paidPaise: valueIn(3, row),
  balancePaise: valueIn(4, row),
}))

it('X031 each column of receipts sorts by its own values', () => {
  const smallest = sortNames(receiptFields).map((by) => sortReceipts(receipts, { by, order: 'asc' })[0])
  expect(smallest).toEqual(receipts)
})

it('X031 each column of instalments sorts by its own values', () => {
  const names = sortNames(instalmentFields)
  const smallest = names.map((by) => sortByField(instalments, { by, order: 'asc' }, instalmentFields)[0])
  expect(smallest).toEqual(instalments)
})
