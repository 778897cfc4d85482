import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { paidPercent } from '~/domain/paid-status'
import { PaidBar } from '~/ui/bars/bars'

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

test('the bar states the paid share as text', () => {
  const html = renderPlain(<PaidBar paidPaise={50_00} totalPaise={100_00} />)
  expect(html.replace(/<[^>]+>/g, '')).toBe('Paid 50 %')
})
