import { expect, test } from 'vitest'
import { renderPlain } from '../render-plain'
import { Toast } from './toast'

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('M029 %s is said as %s, in the page itself', (type, role) => {
  const html = renderPlain(<Toast toast={{ type, message: 'Saved', description: 'Thank you' }} />)
  expect(html).toMatch(new RegExp(`<div role="${role}">.+Saved.+Thank you`))
})

test('M029 nothing that needs a script is rendered without one', () => {
  expect(renderPlain(<Toast toast={{ type: 'error', message: 'Login failed' }} />)).not.toContain('<button')
})

test('M029 the live regions are there before a toast is', () => {
  expect(renderPlain(<Toast />)).toMatch(/<div role="status"><\/div><div role="alert"><\/div>/)
})

test('M026 leads to the screen that shows what was done', () => {
  const link = { to: '/profile', label: 'Check your profile' }
  const html = renderPlain(<Toast toast={{ type: 'error', message: 'Not sure', link }} />)
  expect(html).toMatch(/Not sure.*href="\/profile"[^>]*><span>Check your profile</)
})
