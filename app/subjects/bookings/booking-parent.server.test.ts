import { expect, it } from 'vitest'
import type { Session } from '~/session/session.server'
import { fromMyDue, fromPayment, fromTeamDue } from './booking-parent'
import { bookingParent } from './booking-parent.server'

const requestFrom = (from: string) =>
  new Request(`http://localhost/associate/bookings/387?${new URLSearchParams({ from })}`)

it.each([
  ['', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['', '5', null, null, '/associate/bookings-by-date'],
  ['', null, '7', '/associate/bookings', '/associate/bookings'],
  ['?from=collections', '5', '7', null, '/associate/collections'],
  ['?from=team-collections&sort=due', '5', '7', null, '/associate/collections?scope=team'],
  ['?from=find%3ARavi+kum%26ar', '5', '7', null, '/find?q=Ravi+kum%26ar'],
  ['?from=find%3A', '5', '7', null, '/find'],
  ['?from=findRavi', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=home', '5', '7', null, '/home'],
  ['?from=changes', '5', '7', null, '/changes'],
  ['?from=payments', '5', '7', null, '/associate/commission/payments'],
  ['?from=auto-cancelled', '5', '7', null, '/associate/reports/auto-cancelled'],
  ['?from=notifications', '5', '7', null, '/notifications'],
  ['?from=registered-plots', '5', '7', null, '/associate/bookings/registered/5/7'],
  ['?from=team-booked-plots', '5', '7', null, '/associate/bookings/team/booked/5/7'],
  ['?from=team-registered-plots', '5', '7', null, '/associate/bookings/team/registered/5/7'],
  ['?from=booked-plots:2026-11-26', '5', '7', null, '/associate/bookings/booked/5/7?date=2026-11-26'],
  ['?from=team-booked-plots:2026-11-31', '5', '7', null, '/associate/bookings/team/booked/5/7'],
  ['?from=registered-plots', '5', null, null, '/associate/bookings-by-date'],
  ['?from=home:x', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=constructor', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=https://evil.example', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=//evil.example', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=payment:4:387:8:../../logout:12', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=my-due:4:387', '5', '7', null, '/associate/bookings/booked/5/7'],
  ['?from=team-due:4:3%2F7:12', '5', '7', null, '/associate/bookings/booked/5/7'],
])(
  'X031 "%s" with associate %j, project %j and last list %j leads back to %s',
  (search, associateId, projectId, bookingsUrl, to) => {
    const request = new Request(`http://localhost/associate/bookings/387/receipts${search}`)
    const { back } = bookingParent(request, { associateId, projectId }, {
      bookingsUrl,
      lastList: '',
      lastPlots: '',
    } as Session)
    expect(back.to).toBe(to)
  },
)

it.each(['12', '12/A', '10+11', 'A:1', '౧౨ క'])(
  'M181 X031 plot %s is in the link back to its due or payment',
  (plotNumber) => {
    const ids = { projectId: '4', bookingId: '387', plotNumber }
    const plot = encodeURIComponent(plotNumber)
    for (const [from, to, label] of [
      [fromMyDue(ids), `/associate/commission/dues/4/${plot}/387?tab=booking`, 'My Dues Details'],
      [fromTeamDue(ids), `/associate/commission/team-dues/4/${plot}/387?tab=booking`, 'Team Dues Details'],
      [
        fromPayment({ ...ids, commissionId: '8', receiptId: '0' }),
        `/associate/commission/payments/4/${plot}/387/8/0?tab=booking`,
        'Payment Details',
      ],
    ] as const) {
      const parent = bookingParent(requestFrom(from), { associateId: '5', projectId: '7' }, {
        lastList: '',
        lastPlots: '',
      } as Session)
      expect(parent).toEqual({ from, back: { to, label } })
    }
  },
)

it.each([
  [null, '/associate/commission/payments', 'Payments'],
  ['/associate/commission/payments', '/associate/commission/payments', 'Payments'],
  ['/associate/commission/dues', '/associate/commission/dues', 'My Dues'],
  ['/associate/commission/my-dues', '/associate/commission/my-dues', 'My Dues'],
  ['/associate/commission/team-dues', '/associate/commission/team-dues', 'Team Dues'],
])(
  'X031 a booking opened from payments leads back to the last visited tab of Commission, %s, by its name',
  (commissionUrl, to, label) => {
    const session = { commissionUrl, lastList: '', lastPlots: '' } as Session
    const { back } = bookingParent(requestFrom('payments'), { associateId: '5', projectId: '7' }, session)
    expect(back).toEqual({ to, label })
  },
)

it.each([
  ['collections', '/associate/collections?window=today', '/associate/collections?window=today'],
  [
    'team-collections',
    '/associate/collections?scope=team&page=2',
    '/associate/collections?scope=team&page=2',
  ],
  ['team-collections', '/associate/collections', '/associate/collections?scope=team'],
  ['team-collections', '/associate/collections?window=today', '/associate/collections?scope=team'],
  ['collections', '/associate/collections?scope=team', '/associate/collections'],
  ['collections', '/associate/commission/payments?view=team', '/associate/collections'],
  ['notifications', '/notifications-of-others?page=2', '/notifications'],
  ['find:ravi', '/find?q=kumar', '/find?q=ravi'],
])('X031 from "%s", after the list %s, a booking leads back to %s', (from, lastList, to) => {
  const session = { lastList, lastPlots: '' } as Session
  const { back } = bookingParent(requestFrom(from), { associateId: '5', projectId: '7' }, session)
  expect(back.to).toBe(to)
})

it('X031 without a list in its address, a booking of an unknown project leads back to the filtered list', () => {
  const lastList = '/associate/bookings?project=4'
  const session = { bookingsUrl: '/associate/bookings', lastList, lastPlots: '' } as Session
  const { back } = bookingParent(requestFrom(''), { associateId: '5', projectId: null }, session)
  expect(back.to).toBe(lastList)
})

it.each([
  ['', '/associate/bookings/booked/5/7?sort=total&order=desc', true],
  ['', '/associate/bookings/team/registered/5/7?sort=total&order=desc', true],
  ['', '/associate/bookings/booked/5/7?date=2026-11-26', true],
  ['booked-plots', '/associate/bookings/booked/5/7?sort=total&order=desc', true],
  ['team-booked-plots', '/associate/bookings/team/booked/5/7?sort=paid&order=asc', true],
  ['booked-plots:2026-11-26', '/associate/bookings/booked/5/7?date=2026-11-26&sort=paid&order=asc', true],
  // Plots of another associate, another list, or another day.
  ['', '/associate/bookings/booked/6/7?sort=total&order=desc', false],
  ['booked-plots', '/associate/bookings/registered/5/7?sort=total&order=desc', false],
  ['booked-plots', '/associate/bookings/booked/5/7?date=2026-11-26&sort=paid&order=asc', false],
  ['booked-plots:2026-11-26', '/associate/bookings/booked/5/7?sort=total&order=desc', false],
])(
  'X031 from "%s", after the plots %s, a booking leads back to them as sorted: %s',
  (from, lastPlots, is) => {
    const session = { lastList: '/associate/bookings?project=4', lastPlots } as Session
    const { back } = bookingParent(requestFrom(from), { associateId: '5', projectId: '7' }, session)
    expect(back.to === lastPlots).toBe(is)
  },
)
