import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ConfirmLink } from './confirm-link'

test('M242 without scripts, a confirm link is a plain link without a dialog', () => {
  const html = renderPlain(
    <ConfirmLink to="/notifications/clear" label="Clear All" title="Are you sure?">
      {() => <p>All of them</p>}
    </ConfirmLink>,
  )
  expect(html).toMatch(/<a [^>]*href="\/notifications\/clear"[^>]*>Clear All<\/a>/)
  expect(html).not.toContain('<dialog')
})
