import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Accordion } from './accordion'

test('M136 is a details element, closed unless `defaultOpen` is set', () => {
  const closed = renderPlain(<Accordion heading="Plot 112">Content</Accordion>)
  expect(closed).toMatch(/<details class="[^"]+"><summary/)
  const open = renderPlain(
    <Accordion heading="Plot 112" defaultOpen>
      Content
    </Accordion>,
  )
  expect(open).toContain('open=""')
})
