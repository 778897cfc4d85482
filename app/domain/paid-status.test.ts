import { expect, it } from 'vitest'
import { paidStatusText } from './paid-status'

it.each([
  [100, 100, 'Full'],
  [100, 150, 'Full'],
  [100, 40, 'Part'],
  [100, 0, ''],
  [0, 0, ''],
  [0, 50, ''],
  [null, 50, ''],
  [50, null, ''],
])('M172 %s paise due and %s paise paid give the status "%s"', (duePaise, paidPaise, status) => {
  expect(paidStatusText({ duePaise, paidPaise })).toBe(status)
})
