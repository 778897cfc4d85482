import { expect, it } from 'vitest'
import { paths } from '~/paths/paths'
import { backLink } from './back-link.server'

const usual = { to: '/associate/bookings/booked/5/7', label: 'Booked Plots' }
const linkFrom = (from: string) =>
  backLink(new Request(`http://localhost/associate/bookings/387?${new URLSearchParams({ from })}`), usual)

it.each([
  ['/home', 'Home'],
  ['/changes?page=2', 'What is new'],
  ['/find?q=Ravi+kum%26ar', 'Find'],
  ['/associate/collections?scope=team&window=overdue&sort=amount&order=desc', 'Collections'],
  ['/associate/bookings?project_id=4', 'Bookings'],
  ['/associate/bookings/team/registered/5/7?date=2026-11-26&sort=paid&order=asc', 'Team Registered Plots'],
  ['/associate/commission/payments?year=2025&page=2', 'Payments'],
  ['/associate/commission/my-dues?all=1', 'My Dues'],
  ['/associate/commission/team-dues', 'Team Dues'],
  ['/associate/reports/auto-cancelled', 'Auto Cancelled'],
])('X031 M144 M201 from %s leads back there, by its title', (from, label) => {
  expect(linkFrom(from)).toEqual({
    from,
    back: { to: from, label: expect.stringMatching(new RegExp(label, 'i')) as string },
  })
})

it.each(['12', '12/A', '10+11', 'A:1', '౧౨ క'])('M181 X031 the link back names plot %s', (plot) => {
  const ids = { projectId: '4', plot, bookingId: '387', commissionId: '8', receiptId: '0' }
  const list = '/associate/commission/payments?sort=amount&order=asc'
  for (const [to, label] of [
    [paths.myDuesDetails('4', plot, '387', { tab: 'booking' }), 'My Dues Details'],
    [paths.teamDuesDetails('4', plot, '387', { tab: 'booking' }), 'Team Dues Details'],
    [paths.paymentDetails({ ...ids, tab: 'booking', from: list }), 'Payment Details'],
  ] as const) {
    expect(linkFrom(to)).toEqual({ from: to, back: { to, label } })
    // Two screens back, the list is still as it was.
    if (to.includes('from=')) expect(new URL(to, 'http://localhost').searchParams.get('from')).toBe(list)
  }
})

it.each([
  '',
  'home',
  'constructor',
  'https://evil.example',
  '//evil.example',
  '/\t/evil.example/home',
  '/logout',
  '/login?returnTo=/home',
  '/settings/end-session',
  '/associate/commission/payments/4/387',
  '/associate/collections/../../logout',
  `/home?${'x'.repeat(2_000)}`,
])('X031 "%s" is no screen that a back link may lead to', (from) => {
  expect(linkFrom(from)).toEqual({ back: usual })
})
