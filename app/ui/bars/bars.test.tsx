import { expect, test } from 'vitest'
import { paidPercent } from '~/domain/paid-status'

test.each([
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
