import { expect, test } from 'vitest'
import { renderPlain } from '../render-plain'
import { Derivation, DerivationLine } from './derivation'

test('a figure opens to its sum without a script, closed at first', () => {
  const html = renderPlain(<Derivation sum="8 % × ₹100 = ₹8">₹8</Derivation>)
  expect(html).toMatch(
    /^<details class="[^"]+"><summary[^>]*><span[^>]*><span[^>]*>₹8<\/span><span[^>]*>, how it is reckoned</,
  )
  expect(html).toContain('<p>8 % × ₹100 = ₹8</p>')
})

test('without a sum the figure stands alone', () => {
  expect(renderPlain(<Derivation sum={null}>₹8</Derivation>)).toBe('₹8')
})

test('a whole line opens, or stands alone', () => {
  const line = (sum: string | null) =>
    renderPlain(
      <DerivationLine label="Bank" sum={sum}>
        ₹8
      </DerivationLine>,
    )
  expect(line('8 % × ₹100 = ₹8')).toMatch(
    /<summary[^>]*>Bank <.*₹8.*<\/summary><div[^>]*><p>8 % × ₹100 = ₹8<\/p>/,
  )
  expect(line(null)).toMatch(/^<div[^>]*>Bank ₹8<\/div>$/)
})
