import { existsSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { readRouteFiles } from '../bench/audit/screens'
import { OTHER_ADDRESSES } from './routes.shared'

const routes: RouteObject[] = [...readRouteFiles()].flatMap(([id, patterns]) =>
  patterns.map((pattern) => ({ id, path: pattern === '/:' ? '*' : pattern })),
)
const fileAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id?.replace('app/routes/', '')
const UNKNOWN = '$/route.tsx'

it.each([
  ['/associate/commission/payments.csv', 'associate.commission.payments/csv.route.tsx'],
  ['/associate/commission/my-dues/4', 'associate.commission.dues.$projectId/route.tsx'],
  ['/associate/commission/My-Dues/4', 'associate.commission.dues.$projectId/route.tsx'],
  ['/associate/commission/team-dues/4/dues.csv', 'associate.commission.dues.$projectId/dues-csv.ts'],
  [
    '/associate/commission/dues/4/10%2F11/254',
    'associate.commission.dues_.$projectId.$plotNumber.$bookingId/route.tsx',
  ],
  ['/associate/commission/pdf/5/dues.csv', 'associate.commission.pdf.$associateId.$commissionId/route.tsx'],
  ['/associate/bookings/registered/5/7', 'associate.bookings.booked.$associateId.$projectId/route.tsx'],
  [
    '/associate/bookings/team/booked/5/plots.csv',
    'associate.bookings.booked.$associateId.$projectId/route.tsx',
  ],
  [
    '/associate/bookings/team/booked/5/7/plots.csv',
    'associate.bookings.booked.$associateId.$projectId/plots.csv.route.ts',
  ],
  ['/associate/commission/payments/254/receipts', 'associate.bookings.$bookingId.receipts/route.tsx'],
  [
    '/associate/reports/auto-cancelled/254/emi-statement',
    'associate.bookings.$bookingId.emi-statement/route.tsx',
  ],
  ['/associate/bookings/254/emi-statement.pdf', 'associate.bookings.$bookingId.receipts/statement-file.ts'],
  ['/.well-known/change-password', '[.]well-known.change-password/route.ts'],
  ['/offline/logout', 'offline_.logout/route.tsx'],
])('M008 %s matches %s', (address, file) => {
  expect(fileAt(address)).toBe(file)
})

it.each([
  '/associate/commission/other-dues',
  '/associate/commission/payments/4',
  '/associate/commission/dues/4/dues.csv',
  '/associate/commission/my-dues/4/11/254',
  '/associate/bookings/cancelled/5/7',
  '/associate/bookings/booked/5',
  '/associate/bookings/team/5/7',
  '/associate/bookings/254/statement',
  '/associate/bookings/254/receipts.xml',
  '/associate/commission/payments/254/receipts.csv',
])('M008 %s is an unknown address', (address) => {
  expect(fileAt(address)).toBe(UNKNOWN)
})

it('M008 the file of each other address exists', () => {
  const files = OTHER_ADDRESSES.flatMap(({ file, inner }) => [file, ...(inner ? [inner.file] : [])])
  expect(files.filter((file) => !existsSync(`app/routes/${file}`))).toEqual([])
})
