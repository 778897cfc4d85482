import { expect, it } from 'vitest'
import { paidPercent, paidStatusText } from './paid-status'

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

it.each([
  { paidPaise: 0, totalPaise: 100_00, percent: 0 },
  { paidPaise: 99_99, totalPaise: 100_00, percent: 99 },
  { paidPaise: 100_00, totalPaise: 100_00, percent: 100 },
  { paidPaise: 150_00, totalPaise: 100_00, percent: 100 },
  { paidPaise: -5_00, totalPaise: 100_00, percent: 0 },
  { paidPaise: 0, totalPaise: 0, percent: 0 },
  { paidPaise: 5_00, totalPaise: 0, percent: 100 },
])('$paidPaise of $totalPaise paise is $percent %', ({ paidPaise, totalPaise, percent }) => {
  expect(paidPercent(paidPaise, totalPaise)).toBe(percent)
})
