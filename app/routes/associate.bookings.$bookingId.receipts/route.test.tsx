import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { aCancelledHeading, aStatementPage } from '../../../tests/factories/statement-heading'
import { Receipts } from './route'
import { type ReceiptsStatement, statementAddresses } from '../../subjects/bookings/statements.server'
import { sortReceipts } from '~/subjects/bookings/orders'

const NET_PAISE = 100_00
const statement: ReceiptsStatement = {
  ...aStatementPage(),
  receipts: [],
  voided: [],
  totalPaise: 0,
  open: null,
}

/** Receipts R1, R2 and so on, one per day, in the upstream's order. */
const listedReceipts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    receivedOn: `2026-01-${String(index + 1).padStart(2, '0')}`,
    number: `R${index + 1}`,
    netPaise: NET_PAISE,
    latePaymentPaise: index === 0 ? 5_00 : 0,
    totalPaise: index === 0 ? NET_PAISE + 5_00 : NET_PAISE,
  }))

function read(count: number, changes: Partial<ReceiptsStatement> = {}) {
  const { sorting } = { ...statement, ...changes }
  const receipts = sortReceipts(listedReceipts(count), sorting)
  const html = renderPlain(
    <Receipts {...statement} {...changes} receipts={receipts} totalPaise={count * NET_PAISE} />,
  )
  const bodies = html.split('<tfoot')[0]?.split('<tbody').slice(1) ?? []
  return {
    html,
    folds: [...html.matchAll(/<summary[^>]*>([^<]* earlier [^<]*)/g)].map(([, label]) => label),
    numbers: bodies
      .map((body) => [...body.matchAll(/data-label="Receipt No."[^>]*>(R\d+)/g)].map(([, number]) => number))
      .filter((numbers) => numbers.length > 0),
  }
}

it('shows the newest twenty receipts and folds the earlier ones', () => {
  const { folds, numbers } = read(29)
  expect(folds).toEqual(['9 earlier · ₹900'])
  expect(numbers.map(({ length }) => length)).toEqual([20, 9])
  expect(numbers.map(([first]) => first)).toEqual(['R29', 'R9'])
})

it.each([
  [22, {}, 22],
  [23, {}, 20],
  [29, { sorting: { by: 'amount', order: 'desc' } }, 29],
] as const)('of %i receipts with the properties %j, %i are not folded', (count, changes, shown) => {
  const { folds, numbers } = read(count, changes)
  expect(numbers[0]).toHaveLength(shown)
  expect(folds).toHaveLength(count === shown ? 0 : 1)
})

it('M168 folded receipts count in the total and have anchors', () => {
  const { html } = read(29)
  expect(html.split('<tfoot')[1]).toContain('₹2,900')
  expect(html.match(/<tr id="receipt-R\d+"/g)).toHaveLength(29)
})

it('X098 receipts of a cancelled booking have its refund and its moves', () => {
  const booking = aCancelledHeading()
  const { html } = read(1, { booking, cancellation: booking })
  expect([...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Total',
    'Receipts',
    'Cancelled On',
    'Refunded',
    'Refunded On',
  ])
  expect(html).toContain('Moved from plot 7 on 3-May-26')
  expect(html).toContain('This booking is cancelled.')
})

it.each([
  ['bookings', 'home', 'bookings/387', '?from=home'],
  ['payments', 'payments', 'commission/payments/387', ''],
  ['auto-cancelled', 'auto-cancelled', 'reports/auto-cancelled/387', ''],
] as const)('X031 in the area of %s, the tabs of receipts stay in it', (area, from, statements, search) => {
  const { html } = read(2, { area, statementsTo: statementAddresses(area, '387'), from })
  const tabs = [
    ...html.matchAll(/<a [^>]*href="\/associate\/([^"]*)"[^>]*>(Booking|Receipts|EMI|Commission)</g),
  ]
  expect(tabs.map(([, address, label]) => [label, address])).toEqual([
    ['Booking', `bookings/387?from=${from}`],
    ['Receipts', `${statements}/receipts${search}`],
    ['EMI', `${statements}/emi-statement${search}`],
    ['Commission', `bookings/387/commissions?from=${from}`],
  ])
  expect(html.includes('from=home&amp;sort=')).toBe(area === 'bookings')
  expect(html).not.toContain('from=payments&amp;sort=')
})
