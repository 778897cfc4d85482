import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Derivation, DerivationLine } from './derivation'

test('a figure is the summary of a closed details element that contains its calculation', () => {
  const html = renderPlain(<Derivation text="8 % × ₹100 = ₹8">₹8</Derivation>)
  expect(html).toMatch(
    /^<details class="[^"]+"><summary[^>]*><span[^>]*><span[^>]*>₹8<\/span><span[^>]*>, how this is calculated</,
  )
  expect(html).toMatch(/<p[^>]*>8 % × ₹100 = ₹8<\/p>/)
})

test('a figure without a calculation is plain text', () => {
  expect(renderPlain(<Derivation text={null}>₹8</Derivation>)).toBe('₹8')
})

test('a line expands to its calculation; without a calculation it is plain text', () => {
  const line = (text: string | null) =>
    renderPlain(
      <DerivationLine label="Bank" text={text}>
        ₹8
      </DerivationLine>,
    )
  expect(line('8 % × ₹100 = ₹8')).toMatch(/<summary[^>]*>Bank <.*₹8.*<\/summary><p[^>]*>8 % × ₹100 = ₹8<\/p>/)
  expect(line(null)).toMatch(/^<div[^>]*>Bank ₹8<\/div>$/)
})
