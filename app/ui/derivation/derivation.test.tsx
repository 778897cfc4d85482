import { expect, test } from 'vitest'
import { renderPlain } from '../render-plain'
import { Derivation } from './derivation'

test('a figure opens to its sum without a script, closed at first', () => {
  const html = renderPlain(<Derivation sum="8 % × ₹100 = ₹8">₹8</Derivation>)
  expect(html).toMatch(/^<details class="[^"]+"><summary[^>]*>₹8<span[^>]*>, how it is reckoned</)
  expect(html).toContain('<p>8 % × ₹100 = ₹8</p>')
})

test('without a sum the figure stands alone', () => {
  expect(renderPlain(<Derivation sum={null}>₹8</Derivation>)).toBe('₹8')
})
