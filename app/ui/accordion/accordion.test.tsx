import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Accordion, LinkAccordion } from './accordion'

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

test('M175 a link opens and closes the accordion, and a closed accordion has no content', () => {
  const closed = renderPlain(
    <LinkAccordion heading="Green Meadows" to="/dues/4" isOpen={false}>
      Content
    </LinkAccordion>,
  )
  expect(closed).toMatch(/<a [^>]*aria-expanded="false"[^>]*href="\/dues\/4"/)
  expect(closed).not.toContain('Content')
  const open = renderPlain(
    <LinkAccordion heading="Green Meadows" to="/dues" isOpen>
      Content
    </LinkAccordion>,
  )
  expect(open).toMatch(/<a [^>]*aria-expanded="true"[^>]*href="\/dues"/)
  expect(open).toContain('Content')
})
