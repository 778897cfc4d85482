import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { DateText } from './date-text'

test('M022 shows d-MMM-yy with the ISO date in `datetime`', () => {
  expect(renderPlain(<DateText date="2026-09-07" />)).toMatch(/dateTime="2026-09-07">7-Sep-26</)
})

test('M022 shows the day of a date with a time', () => {
  expect(renderPlain(<DateText date="2026-09-07 16:05:00" />)).toMatch(/dateTime="2026-09-07">7-Sep-26</)
})

test.each([null, '2026-02-31'])('M022 shows an unreadable date (%s) as a dash', (date) => {
  expect(renderPlain(<DateText date={date} />)).toBe('<span>—</span>')
})
