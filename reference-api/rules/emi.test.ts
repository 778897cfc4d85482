import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { emiAmounts, scheduleOf } from './emi'

const terms = {
  bookedOn: '2025-11-28',
  bookingAmountRupees: 260_000,
  balanceRupees: 2_761_200,
  months: 36,
  registration: null,
}

it('on the outright plan, the whole balance is due after 30 days', () => {
  expect(scheduleOf({ ...terms, months: null })[1]).toEqual({
    kind: 'balance',
    label: 'Balance Payment',
    dueOn: '2025-12-28',
    amountRupees: 2_761_200,
  })
})

it('begins with the booking amount on the day of the booking, and inserts the registration row in order of due date', () => {
  const rows = scheduleOf({ ...terms, registration: { dueOn: '2026-01-20', amountRupees: 37_500 } })
  expect(rows[0]).toMatchObject({ kind: 'booking', dueOn: '2025-11-28', amountRupees: 260_000 })
  expect(rows.map((row) => row.label).slice(2, 5)).toEqual(['EMI 2', 'Registration Charges', 'EMI 3'])
})

it('instalments add up exactly for any balance and number of months', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 60 }), (balance, months) => {
      const amounts = emiAmounts(balance, months)
      expect(amounts).toHaveLength(months)
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(balance)
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
    }),
    cases(),
  )
})
