import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { DateText } from './date-text'

test('M022 shows a date as d-MMM-yy, with the ISO date in `datetime`', () => {
  expect(renderPlain(<DateText date="2026-09-07" />)).toMatch(/dateTime="2026-09-07">7-Sep-26</)
})

test('M022 shows only the day if the date has a time', () => {
  expect(renderPlain(<DateText date="2026-09-07 16:05:00" />)).toMatch(/dateTime="2026-09-07">7-Sep-26</)
})

test.each([null, '2026-02-31'])('M022 shows a dash instead of the date %s', (date) => {
  expect(renderPlain(<DateText date={date} />)).toBe('<span>—</span>')
})
