import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Toast } from './toast'

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('M029 a toast of type %s has the role %s', (type, role) => {
  const html = renderPlain(<Toast toast={{ type, message: 'Saved', description: 'Thank you' }} />)
  expect(html).toMatch(new RegExp(`<div role="${role}">.+Saved.+Thank you`))
})

test('M029 the live regions exist before the first toast', () => {
  expect(renderPlain(<Toast />)).toMatch(/<div role="status"><\/div><div role="alert"><\/div>/)
})

test('M026 a toast can link to the screen that shows the outcome', () => {
  const link = { to: '/profile', label: 'Check your profile' }
  const html = renderPlain(<Toast toast={{ type: 'error', message: 'Not sure', link }} />)
  expect(html).toMatch(/Not sure.*href="\/profile"[^>]*><span>Check your profile</)
})
