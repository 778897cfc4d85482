import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { ErrorSummary } from './error-summary'

test('M033 the error summary links to the field and has `autofocus`', () => {
  const html = renderPlain(
    <ErrorSummary errors={[{ name: 'user', message: 'Mobile or Email is required' }]} />,
  )
  expect(html).toContain('There is a problem')
  expect(html).toMatch(/href="#user">Mobile or Email is required</)
  expect(html).toContain('autofocus=""')
})

test('M026 the error summary links to the screen that shows the outcome', () => {
  const link = { to: '/profile', label: 'Check your profile' }
  const failure = { title: 'Not sure', message: 'Look first.', link }
  const html = renderPlain(<ErrorSummary errors={[]} failure={failure} />)
  expect(html).toMatch(/href="\/profile"[^>]*><span>Check your profile</)
})

test('without errors, the error summary renders nothing', () => {
  expect(renderPlain(<ErrorSummary errors={[]} />)).toBe('')
})
