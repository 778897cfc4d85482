import { expect, it } from 'vitest'
import { byDay } from './by-day'
import { subjectLink } from './subject-link'

const notificationAt = (createdAt: string | null) => ({ createdAt })

it('groups notifications by their day in India, and keeps their order', () => {
  // 23:40 of the 22nd in UTC is 05:10 of the 23rd in India.
  const now = new Date('2026-11-22T23:40:00Z')
  const times = [
    '2026-11-23 04:00:00',
    '2026-11-22 23:59:00',
    '2026-11-22 09:00:00',
    '2026-11-21 09:00:00',
    null,
    'soon',
  ]
  expect(byDay(times.map(notificationAt), now)).toEqual([
    { label: 'Today', items: [notificationAt('2026-11-23 04:00:00')] },
    {
      label: 'Yesterday',
      items: [notificationAt('2026-11-22 23:59:00'), notificationAt('2026-11-22 09:00:00')],
    },
    { label: '21-Nov-26', items: [notificationAt('2026-11-21 09:00:00')] },
    { label: 'Without a date', items: [notificationAt(null), notificationAt('soon')] },
  ])
})

it('a notification links to its subject if the upstream names the subject', () => {
  expect(subjectLink('booking', '17/2')).toEqual({
    to: '/associate/bookings/17%2F2?from=notifications',
    label: 'Booking',
  })
  expect(subjectLink('cash bills', null)?.to).toBe('/cash-commission-requests')
  expect(subjectLink('booking', null)).toBeNull()
  expect(subjectLink(null, '17')).toBeNull()
})
