import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { frame } from '~/ui/examples/pages.examples'

const signedIn = renderPlain(frame[0]!.render())

test('the skip link comes first and targets the main region', () => {
  expect(signedIn).toMatch(/^<div class="[^"]+"><a class="[^"]+" href="#main">Skip to content/)
  expect(signedIn.match(/<main [^>]*id="main"/g)).toHaveLength(1)
})

test('the current entry has aria-current in the bar and in the menu', () => {
  expect(signedIn.match(/aria-current="page"/g)).toHaveLength(2)
})
