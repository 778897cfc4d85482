import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { LinkAccordion } from './link-accordion'

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
