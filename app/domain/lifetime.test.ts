import { expect, it } from 'vitest'
import { dueDerivation, earnedDerivation, paidDerivation } from './lifetime'

const lifetime = {
  eligiblePaise: 1_000_00,
  discountPaise: 100_00,
  cancelledPaise: 50_00,
  netPaise: 850_00,
  paidPaise: 300_00,
  unconfirmedPaise: 40_00,
  duePaise: 550_00,
}

it('X092 the calculations of lifetime figures name what they add and subtract', () => {
  expect([earnedDerivation(lifetime), paidDerivation(lifetime), dueDerivation(lifetime)]).toEqual([
    '₹1,000 Eligible − ₹100 Discounts − ₹50 Cancelled bookings = ₹850',
    '₹260 Reached you + ₹40 Cash you have not confirmed = ₹300',
    '₹850 Earned − ₹300 Paid = ₹550',
  ])
  expect(earnedDerivation({ ...lifetime, discountPaise: null })).toBe(
    '₹1,000 Eligible − ₹150 Discounts and cancelled bookings = ₹850',
  )
  expect(earnedDerivation({ ...lifetime, netPaise: 840_00 })).toContain('Other changes')
})
