import { existsSync } from 'node:fs'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { readRouteFiles } from '../bench/audit/screens'
import { OTHER_ADDRESSES } from './routes.shared'

const routes: RouteObject[] = [...readRouteFiles()].flatMap(([id, patterns]) =>
  patterns.map((pattern) => ({ id, path: pattern === '/:' ? '*' : pattern })),
)
const fileAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.id
const UNKNOWN = 'app/routes/$/route.tsx'

it.each([
  ['/associate/commission/payments', 'app/routes/associate.commission.payments/route.tsx'],
  ['/associate/commission/payments.csv', 'app/routes/associate.commission.payments/csv.route.tsx'],
  ['/associate/commission/dues', 'app/routes/associate.commission.dues/route.tsx'],
  ['/associate/commission/my-dues/4', 'app/routes/associate.commission.dues.$projectId/route.tsx'],
  ['/associate/commission/My-Dues/4', 'app/routes/associate.commission.dues.$projectId/route.tsx'],
  [
    '/associate/commission/team-dues/4/dues.csv',
    'app/routes/associate.commission.dues.$projectId/dues-csv.ts',
  ],
  [
    '/associate/commission/dues/4/10%2F11/254',
    'app/routes/associate.commission.dues_.$projectId.$plotNumber.$bookingId/route.tsx',
  ],
  [
    '/associate/commission/pdf/5/dues.csv',
    'app/routes/associate.commission.pdf.$associateId.$commissionId/route.tsx',
  ],
  [
    '/associate/bookings/registered/5/7',
    'app/routes/associate.bookings.booked.$associateId.$projectId/route.tsx',
  ],
  [
    '/associate/bookings/team/booked/5/plots.csv',
    'app/routes/associate.bookings.booked.$associateId.$projectId/route.tsx',
  ],
  [
    '/associate/bookings/team/booked/5/7/plots.csv',
    'app/routes/associate.bookings.booked.$associateId.$projectId/plots.csv.route.ts',
  ],
  ['/associate/bookings/254/commissions', 'app/routes/associate.bookings.$bookingId.commissions/route.tsx'],
  [
    '/associate/commission/payments/254/receipts',
    'app/routes/associate.bookings.$bookingId.receipts/route.tsx',
  ],
  [
    '/associate/reports/auto-cancelled/254/emi-statement',
    'app/routes/associate.bookings.$bookingId.emi-statement/route.tsx',
  ],
  [
    '/associate/bookings/254/emi-statement.pdf',
    'app/routes/associate.bookings.$bookingId.receipts/statement-file.ts',
  ],
  ['/.well-known/change-password', 'app/routes/[.]well-known.change-password/route.ts'],
  ['/offline/logout', 'app/routes/offline_.logout/route.tsx'],
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
