import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Amount } from './amount'

test.each([
  [12_34_567_00, '₹12,34,567'],
  [-5_000_50, '-₹5,000.50'],
  [null, '—'],
])('M021 shows %s paise as %s', (paise, shown) => {
  expect(renderPlain(<Amount paise={paise} />)).toContain(`>${shown}<`)
})
