import { expect, it } from 'vitest'
import { jsonAnswer } from './json-answer.server'

it('no cache keeps what a signed-in person was told as JSON', () => {
  expect(jsonAnswer({ a: 1 }).headers.get('cache-control')).toBe('no-store')
})
