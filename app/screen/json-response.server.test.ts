import { expect, it } from 'vitest'
import { jsonResponse } from './json-response.server'

it('forbids caching', () => {
  expect(jsonResponse({ a: 1 }).headers.get('cache-control')).toBe('no-store')
})
