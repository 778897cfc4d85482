import { expect, test } from 'vitest'
import { renderPlain, textOf } from '../../../../tests/factories/render-plain'
import { examples } from './commission-entry.examples'

const html = renderPlain(examples[0]!.render())

test('X090 X092 figures and payments expand to their calculation, payments link to their receipt', () => {
  expect(textOf(html)).toContain('₹1,92,000 Total Cmsn − ₹20,000 Discount Amt = ₹1,72,000')
  expect(textOf(html)).toContain('6.88 % × (₹76,700 Receipt Amount − ₹14,200 Less) = ₹4,300')
  expect(textOf(html)).toContain('Commission on 2 receipts that no bill pays yet: 2 × ₹4,300 = ₹8,600')
  expect(textOf(html)).toContain('₹1,50,500 Due − ₹8,600 Payable now = ₹1,41,900')
  expect(html).toContain('href="/receipts#RC-2026-000289"')
})

test('shows an unknown figure as a dash without a calculation', () => {
  const sparseHtml = renderPlain(examples[1]!.render())
  expect(sparseHtml).not.toContain('₹NaN')
  expect(sparseHtml).not.toContain('<section')
  expect(textOf(sparseHtml)).toContain('Sq. Yards —')
  // Only discount and net can be calculated.
  expect(sparseHtml.match(/<details /g)).toHaveLength(2)
})
