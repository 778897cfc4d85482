import { expect, it } from 'vitest'
import { newestFirst } from './receipts'

it('receipts are listed newest first, also within a day, and undated receipts last', () => {
  const listed = [
    { number: 'undated', receivedOn: null },
    { number: 'first', receivedOn: '2026-01-05' },
    { number: 'second', receivedOn: '2026-01-05' },
    { number: 'third', receivedOn: '2026-02-01' },
  ]
  expect(newestFirst(listed).map(({ number }) => number)).toEqual(['third', 'second', 'first', 'undated'])
})
