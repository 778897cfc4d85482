import { expect, it } from 'vitest'
import { dayIn, formatDate, formatDateTime, isIsoDate, timestampInIndia, todayInIndia } from './dates'

it.each([
  [formatDate, '2026-09-07', '7-Sep-26'],
  [formatDate, '2026-12-31 23:59:59', '31-Dec-26'],
  [formatDate, '2026-02-31', '—'],
  [formatDate, '', '—'],
  [formatDate, null, '—'],
  [formatDateTime, '2026-09-07 16:05:00', '7 Sep 2026 4:05 PM'],
  [formatDateTime, '2026-09-07 00:00:00', '7 Sep 2026 12:00 AM'],
  [formatDateTime, '2026-09-07 12:30:00', '7 Sep 2026 12:30 PM'],
  [formatDateTime, '2026-09-07', '7 Sep 2026'],
  [formatDateTime, '2026-02-31', '—'],
])('M022 M087 %o writes %j as %s', (format, iso, text) => {
  expect(format(iso)).toBe(text)
})

it('M022 today and timestamps are in India time', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
  expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  expect(timestampInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21 00:00:00')
})

it('M022 accepts only calendar days', () => {
  const texts = ['2024-02-29', '2026-02-29', '2026-2-1', 'yesterday']
  expect(texts.filter(isIsoDate)).toEqual(['2024-02-29'])
})

it.each([
  ['2025-10-14', '2025-10-14'],
  ['2025-10-14 00:00:00', '2025-10-14'],
  ['2025-10-14T00:00:00', '2025-10-14'],
  ['2025-02-31T00:00:00', null],
  ['2025-10-14x', null],
  ['', null],
])('M022 the day in "%s" is %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})
