import { expect, it } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { emiTotals } from '~/domain/statements'
import { EmiStatement } from './emi-statement'
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
  booking: {
    plotNumber: '12',
    customerMobile: '',
    customerName: 'Asha',
    projectName: 'Palm County',
    associateId: null,
    associateName: 'Ravi',
    projectId: null,
  },
  waiveOffPaise: 0,
  instalments: [instalment],
  ...emiTotals([instalment], 0),
  next: null,
  overdue: { count: 1, paise: 60_00 },
  canShare: false,
  shareText: '',
  sorting: { by: null, order: 'asc' },
  bookingId: '387',
  firm: 'Best Plots',
  area: 'bookings',
  statementsTo: undefined,
  back: { to: '/home', label: 'Home' },
  printedOn: '2026-11-26 09:00:00',
}

const labels = (area: InstalmentsStatement['area']) =>
  [...renderPlain(<EmiStatement {...statement} area={area} />).matchAll(/<dt[^>]*>([^<]+)/g)].map(
    ([, label]) => label,
  )

it('X032 X098 the statement of a cancelled booking has neither a remaining nor an overdue amount', () => {
  expect(labels('bookings')).toEqual(['Overdue', 'Paid', 'Remaining', 'Total payable'])
  expect(labels('auto-cancelled')).toEqual(['Paid', 'Total payable'])
  expect(renderPlain(<EmiStatement {...statement} />)).toContain(
    'data-printed="Best Plots\nAssociate: Ravi\n',
  )
})
