import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { page } from '~/ui/examples/pages.examples'

const html = renderPlain(page.find(({ name }) => name === 'everything')!.render())

test('the header of a printed page has associate, booking and time', () => {
  expect(html).toMatch(
    /data-printed="Associate: Ravi Kumar Teja\nBooking: Plot 112\nPrinted on 7 Sep 2026 4:05 PM"/,
  )
})
