import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { aCancelledHeading, aStatementPage } from '../../../tests/factories/statement-heading'
import { dueState } from '~/domain/instalment-state'
import { emiTotals } from '~/domain/statements'
import { EmiStatement } from './route'
import type { InstalmentsStatement } from '../../subjects/bookings/statements.server'

const instalment = {
  type: 'EMI 1',
  isRegistrationCharge: false,
  dueOn: '2026-10-10',
  duePaise: 100_00,
  paidPaise: 40_00,
  balancePaise: 60_00,
  isOverdue: true,
}
const statement: InstalmentsStatement = {
  ...aStatementPage(),
  waiveOffPaise: 0,
  instalments: [instalment],
  ...emiTotals([instalment], 0),
  next: null,
  overdue: { count: 1, paise: 60_00 },
}

const render = (changes: Partial<InstalmentsStatement> = {}) =>
  renderPlain(<EmiStatement {...statement} {...changes} />)
const labelsIn = (html: string) => [...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label)

it('X032 X098 the statement of a cancelled booking has its refund, but nothing that remains or is overdue', () => {
  expect(labelsIn(render())).toEqual(['Overdue', 'Paid', 'Remaining', 'Total payable'])
  const booking = aCancelledHeading()
  const cancelled = render({ booking, cancellation: booking, ...dueState(statement, true, '2026-11-26') })
  expect(labelsIn(cancelled)).toEqual(['Paid', 'Cancelled On', 'Refunded', 'Refunded On'])
  expect(cancelled).not.toMatch(/Remaining|Overdue|Balance|₹60/)
  expect(cancelled).toContain('Moved from plot 7 on 3-May-26, price changed from ₹15,54,000 to ₹25,90,000.')
  expect(cancelled).toContain('Moved from plot 9 on 4-Jun-26.')
  expect(render()).toContain('data-printed="Best Plots\nAssociate: Ravi\n')
})
