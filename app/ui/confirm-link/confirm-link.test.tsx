import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ConfirmLink } from './confirm-link'

test('M242 is a link without a dialog in plain HTML', () => {
  const html = renderPlain(
    <ConfirmLink to="/notifications/clear" label="Clear All" title="Are you sure?">
      {() => <p>All of them</p>}
    </ConfirmLink>,
  )
  expect(html).toMatch(/<a [^>]*href="\/notifications\/clear"[^>]*>Clear All<\/a>/)
  expect(html).not.toContain('<dialog')
})
