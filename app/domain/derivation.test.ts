import { expect, it } from 'vitest'
import type { CommissionFigures } from './commission'
import { commissionDerivations, payableDerivation, paymentDerivation } from './derivation'

const rupees = (amount: number) => Math.round(amount * 100)

const golden = (fields: Partial<CommissionFigures> = {}): CommissionFigures => ({
  yards: 200,
  eligibleRatePaise: rupees(12_000),
  eligiblePaise: rupees(2_400_000),
  rate: { kind: 'percent', percent: 8 },
  grossPaise: rupees(192_000),
  discountRate: { kind: 'flat', paise: rupees(20_000) },
  discountPaise: rupees(20_000),
  cancelledPaise: 0,
  netPaise: rupees(172_000),
  paidPaise: rupees(68_800),
  duePaise: rupees(103_200),
  payablePaise: rupees(8_600),
  payableReceipts: [],
  netPercent: 6.88,
  ...fields,
})
const payments = [17_200, ...Array.from({ length: 12 }, () => 4_300)].map((amount) => ({
  paise: rupees(amount),
}))

it('X092 commission calculations show the calculation of each figure, except of a flat discount', () => {
  expect(commissionDerivations(golden(), payments)).toEqual({
    eligible: '200 sq. yards × ₹12,000 Cmsn Eligible Sale Rate = ₹24,00,000',
    gross: '8 % × ₹24,00,000 Cmsn Eligible Sale Amt = ₹1,92,000',
    discount: null,
    net: '₹1,92,000 Total Cmsn − ₹20,000 Discount Amt = ₹1,72,000',
    paid: '13 payments: ₹17,200 + 12 × ₹4,300 = ₹68,800',
    due: '₹1,72,000 Net Cmsn − ₹68,800 Paid = ₹1,03,200',
  })
})

it('commission calculations handle rates per square yard and percentage discounts', () => {
  const figures = golden({
    rate: { kind: 'per-yard', paise: rupees(600) },
    grossPaise: rupees(120_000),
    discountRate: { kind: 'percent', percent: 12.5 },
    discountPaise: rupees(15_000),
  })
  expect(commissionDerivations(figures, [])).toMatchObject({
    gross: '200 sq. yards × ₹600 Per Sq.Yd = ₹1,20,000',
    discount: '12.5 % × ₹1,20,000 Total Cmsn = ₹15,000',
  })
})

it.each<[string, Partial<CommissionFigures>, keyof ReturnType<typeof commissionDerivations>]>([
  ['no yards', { yards: null }, 'eligible'],
  ['no eligible rate', { eligibleRatePaise: null }, 'eligible'],
  ['an eligible amount that is off by a rupee', { eligiblePaise: rupees(2_400_001) }, 'eligible'],
  ['no rate', { rate: null }, 'gross'],
  ['a flat rate', { rate: { kind: 'flat', paise: rupees(192_000) } }, 'gross'],
  ['a rate that does not match', { rate: { kind: 'percent', percent: 7.9999 } }, 'gross'],
  ['a rate with more than four decimals', { rate: { kind: 'percent', percent: 8.00001 } }, 'gross'],
  ['no discount', { discountPaise: 0, netPaise: rupees(192_000) }, 'net'],
  ['a net that other amounts do not explain', { netPaise: rupees(68_800) }, 'net'],
  ['nothing paid', { paidPaise: 0, duePaise: rupees(172_000) }, 'due'],
  ['incomplete payments', { paidPaise: rupees(70_000) }, 'paid'],
])('commission calculations are null with %s', (_, fields, figure) => {
  expect(commissionDerivations(golden(fields), payments)[figure]).toBeNull()
})

it('X092 commission calculations name what a cancellation took', () => {
  const cancelled = golden({ cancelledPaise: rupees(103_200), netPaise: rupees(68_800) })
  expect(commissionDerivations(cancelled, []).net).toBe(
    '₹1,92,000 Total Cmsn − ₹20,000 Discount Amt − ₹1,03,200 Cancelled booking = ₹68,800',
  )
})

it.each<[string, number[], number, string]>([
  ['receipts', [4_300, 4_300], 8_600, 'Commission on 2 receipts that no bill pays yet: 2 × ₹4,300 = ₹8,600'],
  ['one receipt', [4_300], 4_300, 'Commission on 1 receipt that no bill pays yet: ₹4,300'],
  ['no receipt', [], 0, 'Every receipt of the customer is in a bill.'],
  ['a sale that is received in full', [4_300], 4_299, 'None of the due waits for the customer.'],
  ['receipts that the reply does not list', [], 4_000, 'Commission on receipts that no bill pays yet.'],
])('X090 commission calculations explain the payable amount by %s', (_, receipts, payable, text) => {
  const rows = receipts.map((amount) => ({ receiptNumber: 'R', paise: rupees(amount) }))
  expect(payableDerivation(rows, { paise: rupees(payable), duePaise: rupees(4_299) })).toBe(text)
})

it('commission calculations of the amount paid need at least two payments, and at most eight different amounts', () => {
  const paid = (count: number) => Array.from({ length: count }, (_, index) => ({ paise: rupees(index + 1) }))
  const paidText = (count: number) =>
    commissionDerivations(golden({ paidPaise: rupees((count * (count + 1)) / 2) }), paid(count)).paid
  expect(paidText(8)).toBe('8 payments: ₹1 + ₹2 + ₹3 + ₹4 + ₹5 + ₹6 + ₹7 + ₹8 = ₹36')
  expect(paidText(9)).toBeNull()
  expect(paidText(1)).toBeNull()
})

const payment = (receipt: number | null, less: number | null, paid: number) => ({
  receiptPaise: receipt === null ? null : rupees(receipt),
  lessPaise: less === null ? null : rupees(less),
  paise: rupees(paid),
})

it.each([
  [6.88, payment(76_700, 14_200, 4_300), '6.88 % × (₹76,700 Receipt Amount − ₹14,200 Less) = ₹4,300'],
  [6.8812, payment(333.33, 0, 22.94), '6.8812 % × ₹333.33 Receipt Amount = ₹22.94'],
  [0.5, payment(100, 0, 0.5), '0.5 % × ₹100 Receipt Amount = ₹0.50'],
  [2, payment(-1_000, 500, -30), '2 % × ((-₹1,000) Receipt Amount − ₹500 Less) = -₹30'],
])('at %s %%, %o reads %s', (percent, paid, text) => {
  expect(paymentDerivation(percent, paid)).toBe(text)
})
