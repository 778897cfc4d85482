import { expect, it } from 'vitest'
import { jsonResponse } from './json-response.server'

it('no cache keeps what a signed-in person was told as JSON', () => {
  expect(jsonResponse({ a: 1 }).headers.get('cache-control')).toBe('no-store')
})
