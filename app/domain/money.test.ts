import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { formatRupees, paiseFromRupees, shortRupees, sumOf } from './money'

it.each([
  [123456700, '₹12,34,567'],
  [10000000, '₹1,00,000'],
  [99999, '₹999.99'],
  [-2000000, '-₹20,000'],
  [50, '₹0.50'],
  [0, '₹0'],
  [null, '—'],
  [undefined, '—'],
  [Number.NaN, '—'],
])('M021 formats %s paise as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text)
})

it('M021 groups like Intl for any whole amount', () => {
  const indianFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (rupees) => {
      expect(formatRupees(rupees * 100)).toBe(`₹${indianFormat.format(rupees)}`)
    }),
    cases(),
  )
})

it.each([
  [1.005, 101],
  [-0.29, -29],
  [0, 0],
])('M021 %s rupees are %s paise', (rupees, paise) => {
  expect(paiseFromRupees(rupees)).toBe(paise)
})

it('M021 gives integer paise for any amount up to 1e13 rupees', () => {
  const amounts = fc.oneof(
    fc.double({ min: -1e13, max: 1e13, noNaN: true }),
    fc.constantFrom(1e-7, -5e-324, 1e13),
  )
  fc.assert(
    fc.property(amounts, (rupees) => Number.isSafeInteger(paiseFromRupees(rupees))),
    cases(),
  )
})

it.each([
  [999.6, '₹1K'],
  [45_400, '₹45K'],
  [99_999, '₹1L'],
  [99_94_999, '₹99.9L'],
  [99_99_999, '₹1Cr'],
  [1_23_00_000, '₹1.2Cr'],
  [0, '₹0'],
])('X012 shortens %s rupees in a chart to %s', (rupees, text) => {
  expect(shortRupees(Math.round(rupees * 100))).toBe(text)
})

it('M168 sums one amount over rows', () => {
  expect(sumOf([{ a: 1 }, { a: 2 }], (row) => row.a)).toBe(3)
  expect(sumOf([], () => 1)).toBe(0)
})

it('M021 an unknown amount makes the sum unknown', () => {
  expect(sumOf([{ a: 1 }, { a: null }], (row) => row.a)).toBeNull()
})
