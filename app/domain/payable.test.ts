import { expect, test } from 'vitest'
import { receivedDerivation, remainingDerivation, totalPayableDerivation } from './payable'

const amounts = (duePaise: number | null, paidPaise: number | null, balancePaise: number | null) => ({
  duePaise,
  paidPaise,
  balancePaise,
})

test('X030 X032 shows how the remaining amount follows from the total payable', () => {
  expect(remainingDerivation(amounts(300_00, 100_00, 200_00), 0)).toBe(
    '₹300 total payable − ₹100 paid = ₹200 remaining.',
  )
  expect(remainingDerivation(amounts(300_00, 100_00, 175_00), 25_00)).toBe(
    '₹300 total payable − ₹100 paid − ₹25 waived = ₹175 remaining.',
  )
  expect(remainingDerivation(amounts(300_00, 100_00, 175_00), 20_00)).toBeNull()
  expect(remainingDerivation(amounts(null, 100_00, 175_00), 0)).toBeNull()
})

const price = {
  salePaise: 1_000_00,
  premiumPaise: 100_00,
  adjustmentPaise: null,
  emiChargesPaise: 50_00,
  registrationPaise: 0,
  latePaymentPaise: 0,
  discountPaise: 0,
  waiveOffPaise: 0,
  totalDuePaise: 1_150_00,
}

test('X030 X092 shows how the total payable follows from the price', () => {
  expect(totalPayableDerivation(price)).toBe(
    '₹1,000 Sale Amount + ₹100 Premium Chrgs + ₹50 EMI Charges = ₹1,150 total payable.',
  )
  expect(totalPayableDerivation({ ...price, latePaymentPaise: 24_00, totalDuePaise: 1_174_00 })).toBe(
    '₹1,000 Sale Amount + ₹100 Premium Chrgs + ₹50 EMI Charges + ₹24 Late Pmt chrgs Due = ₹1,174 total payable with late charges.',
  )
  expect(totalPayableDerivation({ ...price, discountPaise: 20_00, totalDuePaise: 1_130_00 })).toBe(
    '₹1,000 Sale Amount + ₹100 Premium Chrgs + ₹50 EMI Charges − ₹20 Discount = ₹1,130 total payable.',
  )
  expect(totalPayableDerivation({ ...price, discountPaise: -200_00, totalDuePaise: 950_00 })).toBe(
    '₹1,000 Sale Amount + ₹100 Premium Chrgs + ₹50 EMI Charges − ₹200 Discount = ₹950 total payable.',
  )
  expect(totalPayableDerivation({ ...price, adjustmentPaise: -2_00, totalDuePaise: 1_148_00 })).toBe(
    '₹1,000 Sale Amount + ₹100 Premium Chrgs − ₹2 Adjustment + ₹50 EMI Charges = ₹1,148 total payable.',
  )
  expect(totalPayableDerivation({ ...price, totalDuePaise: 1_149_00 })).toBeNull()
  expect(totalPayableDerivation({ ...price, salePaise: null })).toBeNull()
})

test('M168 shows how the received amount follows from the counted amount and late charges', () => {
  const received = { countedPaise: 100_00, latePaise: 5_00, receivedPaise: 105_00 }
  expect(receivedDerivation(received)).toBe('₹100 + ₹5 late charges = ₹105 received.')
  expect(receivedDerivation({ ...received, countedPaise: 90_00 })).toBeNull()
  expect(receivedDerivation({ ...received, latePaise: 0 })).toBeNull()
  expect(receivedDerivation({ ...received, latePaise: null })).toBeNull()
})
