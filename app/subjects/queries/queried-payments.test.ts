import { expect, it } from 'vitest'
import { isPaymentQueried } from './queried-payments'

it.each([
  ['the queried receipt', { commissionId: '2', receiptNumber: 'R1' }, true],
  ['another receipt of the same commission', { commissionId: '2', receiptNumber: 'R2' }, false],
  ['the same receipt in another commission', { commissionId: '3', receiptNumber: 'R1' }, false],
  ['a row of the list without receipt numbers', { commissionId: '2', receiptNumber: '' }, true],
  ['a row of the team', { commissionId: '2' }, true],
  ['a row without a commission', { commissionId: null, receiptNumber: 'R1' }, false],
])('X042 says whether %s has an open query', (_, payment, expected) => {
  const queried = [
    { commissionId: '2', receiptNumber: 'R1' },
    { commissionId: null, receiptNumber: 'R1' },
  ]
  expect(isPaymentQueried(queried, payment)).toBe(expected)
})
