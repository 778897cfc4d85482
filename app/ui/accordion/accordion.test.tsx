import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Accordion } from './accordion'

test('M136 an accordion is a details element, open at first only with `defaultOpen`', () => {
  const closed = renderPlain(<Accordion heading="Plot 112">Content</Accordion>)
  expect(closed).toMatch(/<details class="[^"]+"><summary/)
  const open = renderPlain(
    <Accordion heading="Plot 112" defaultOpen>
      Content
    </Accordion>,
  )
  expect(open).toContain('open=""')
})
