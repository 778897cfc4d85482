import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ErrorSummary } from './error-summary'

test('M026 the error summary links to the screen that shows the outcome', () => {
  const link = { to: '/profile', label: 'Check your profile' }
  const failure = { title: 'Not sure', message: 'Look first.', link }
  const html = renderPlain(<ErrorSummary errors={[]} failure={failure} />)
  expect(html).toMatch(/href="\/profile"[^>]*><span>Check your profile</)
})
