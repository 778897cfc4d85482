import { expect, test } from 'vitest'
import { renderPlain } from '../render-plain'
import { ConfirmLink } from './confirm-link'

test('M242 in plain HTML the question is a link to its page, and no dialog is there', () => {
  const html = renderPlain(
    <ConfirmLink to="/notifications/clear" label="Clear All" title="Are you sure?">
      {() => <p>All of them</p>}
    </ConfirmLink>,
  )
  expect(html).toMatch(/<a [^>]*href="\/notifications\/clear"[^>]*>Clear All<\/a>/)
  expect(html).not.toContain('<dialog')
})
