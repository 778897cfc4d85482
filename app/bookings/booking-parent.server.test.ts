import { expect, it } from 'vitest'
import type { Session } from '~/session/session.server'
import { bookingParent } from './booking-parent.server'

it.each([
  ['', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['', '5', null, null, '/associate/bookings-by-date'],
  ['', null, '7', '/associate/bookings', '/associate/bookings'],
  ['?from=collections', '5', '7', null, '/associate/collections'],
  ['?from=team-collections&sort=due', '5', '7', null, '/associate/collections?scope=team'],
  ['?from=find%3ARavi+kum%26ar', '5', '7', null, '/find?q=Ravi+kum%26ar'],
  ['?from=find%3A', '5', '7', null, '/find'],
  ['?from=findRavi', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=https://evil.example', '5', '7', null, '/associate/bookings/booked/5/7'],
])(
  'X031 "%s" with associate %j, project %j and last list %j leads back to %s',
  (search, associateId, projectId, bookingsUrl, to) => {
    const request = new Request(`http://localhost/associate/bookings/387/receipts${search}`)
    const { back } = bookingParent(request, { associateId, projectId }, { bookingsUrl } as Session)
    expect(back.to).toBe(to)
  },
)
