import { expect, it } from 'vitest'
import { barFor, menuFor } from './menu'

const MAIN_LABELS = [
  'Home',
  'Commission',
  'Bookings',
  'Team',
  'Reports',
  'Gallery',
  'Projects',
  'Bank Details',
  'Pending Requests',
  'Received CMSN',
]

const BY_MONTH = '/associate/bookings-by-date'
const at = (
  pathname: string,
  { type = 2, ...others }: { type?: number } & Partial<Parameters<typeof menuFor>[0]> = {},
) => {
  const input = { user: { type }, bookingsUrl: null, commissionUrl: null, offers: [], ...others, pathname }
  return { menu: menuFor(input), bar: barFor(input) }
}
const labelsOf = ({ menu }: ReturnType<typeof at>) =>
  menu.flatMap(({ entries }) => entries.map(({ label }) => label))
const entry = (label: string, where: ReturnType<typeof at>) =>
  where.menu.flatMap(({ entries }) => entries).find((candidate) => candidate.label === label)

it('M013 the menu starts with the ten entries in order; the groups Sell and This device follow', () => {
  expect(labelsOf(at('/'))).toEqual([...MAIN_LABELS, 'Plot Availability', 'Price Calculator', 'Settings'])
  expect(at('/').menu.map(({ label }) => label)).toEqual([undefined, 'Account', 'Sell', 'This device'])
  expect(at('/').bar.map(({ label }) => label)).toEqual(['Home', 'Commission', 'Bookings', 'Team'])
})

it('X021 Collections comes after Bookings if the upstream offers it; the bar does not change', () => {
  const offered = at('/associate/collections', { offers: ['collections'] })
  const labels = labelsOf(offered).slice(0, 11)
  expect(labels).toEqual([...MAIN_LABELS.slice(0, 3), 'Collections', ...MAIN_LABELS.slice(3)])
  expect(entry('Collections', offered)).toMatchObject({ to: '/associate/collections', current: 'page' })
  expect(offered.bar.map(({ label }) => label)).toEqual(at('/').bar.map(({ label }) => label))
  expect(offered.bar.map(({ current }) => current)).toEqual(Array(4).fill(undefined))
  expect(entry('Bookings', offered)?.current).toBeUndefined()
})

it('X002 the menu has no Collections without the capability', () => {
  expect(entry('Collections', at('/', { offers: ['earnings'] }))).toBeUndefined()
})

it.each([0, 1, 3, 4, Number.NaN])('M013 the menu is empty for a user of type %i', (type) => {
  expect(at('/', { type })).toEqual({ menu: [], bar: [] })
})

it('M018 Bookings opens the last visited tab, and By Month before any visit', () => {
  expect(entry('Bookings', at('/'))?.to).toBe(BY_MONTH)
  const visited = at('/', { bookingsUrl: '/associate/bookings' })
  expect(entry('Bookings', visited)?.to).toBe('/associate/bookings')
  expect(visited.bar[2]?.to).toBe('/associate/bookings')
})

it('M018 Commission opens the last visited tab', () => {
  const visited = at('/', { commissionUrl: '/associate/commission/team-dues' })
  expect(entry('Commission', visited)?.to).toBe('/associate/commission/team-dues')
})

it.each([
  [BY_MONTH, 'page'],
  ['/associate/bookings/booked/5/7', 'section'],
  ['/associate/bookings/9001/receipts', 'section'],
  ['/settings', undefined],
  ['/', undefined],
])('M013 at %s the mark of Bookings is %s', (pathname, current) => {
  expect(entry('Bookings', at(pathname))?.current).toBe(current)
  expect(at(pathname).bar[2]?.current).toBe(current)
})
