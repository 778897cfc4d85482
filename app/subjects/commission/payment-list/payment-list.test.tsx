import { expect, test } from 'vitest'
import { renderPlain, textOf } from '../../../../tests/factories/render-plain'
import { paymentIcon } from './payment-icon'
import { examples } from './payment-list.examples'

const html = renderPlain(examples[0]!.render())

test('M164 groups payments by type, newest first, with date, receipt and amount', () => {
  const [, ...rows] = html.split('<tbody')[1]!.split('<tr')
  expect(rows.map(textOf)).toEqual([
    expect.stringMatching(/^Bank 7-Oct-26 RC-2026-000289 ₹4,300 , how .* = ₹4,300$/),
    'Bank 7-Sep-26 — ₹4,300',
    'Online 7-Sep-26 — ₹4,300',
    'Card — — ₹4,300',
    'Cheque 7-Sep-26 — ₹99,99,99,999',
    'Other 7-Sep-26 — ₹4,300',
  ])
})

test('M164 each type has an icon; unknown types use the icon of Other', () => {
  const icons = ['Bank', 'Online', 'Card', 'Cheque', 'Other'].map(paymentIcon)
  expect(new Set(icons).size).toBe(5)
  expect(paymentIcon('Barter')).toBe(paymentIcon('Other'))
})
