import { existsSync, readdirSync } from 'node:fs'
import { addressOf, OTHER_ADDRESSES, partsOfFolders } from '../../app/routes.shared'

const ROUTES = 'app/routes'

export interface State {
  path: string
  status?: number
  /** True to submit the form with empty fields and check the errors. */
  submitsEmptyForm?: boolean
}

export const SIGNED_OUT: State[] = [
  { path: '/login' },
  { path: '/login', submitsEmptyForm: true, status: 400 },
  { path: '/forgot-password' },
  { path: '/forgot-password', submitsEmptyForm: true, status: 400 },
  { path: '/accessibility' },
  { path: '/offline' },
  { path: '/offline/logout' },
  { path: '/no-such-page', status: 404 },
]

export const SIGNED_IN: State[] = [
  { path: '/no-such-page', status: 404 },
  { path: '/associate/bookings/NOPE/receipts', status: 404 },
  { path: '/associate/bookings/registered/HG9999/1', status: 404 },
  { path: '/associate/commission/my-dues/999', status: 404 },
  { path: '/associate/gallery/999', status: 404 },
  { path: '/associate/bookings?search=zzzz' },
  { path: '/associate/team?q=zzzz' },
  { path: '/associate/team/HG9999', status: 404 },
  { path: '/find' },
  { path: '/find?q=ra' },
  { path: '/find?q=ra&group=bookings' },
  { path: '/find?q=qqqqzzzz' },
  { path: '/activity' },
  { path: '/activity/not-me' },
  { path: '/settings/customer-links' },
  { path: '/associate/commission/payments?plot=zzzz' },
  { path: '/queries?state=closed' },
  { path: '/queries/QUNKNOWN123', status: 404 },
  { path: '/home?slide=1' },
  { path: '/associate/projects/4?filters=open&facing=North' },
  { path: '/associate/plots?corner=1&price_to=3000000' },
  { path: '/plot-availability?project_id=4&key=' },
  { path: '/plot-availability?project_id=4&key=NOPE' },
  { path: '/plot-price-calculation?project_id=4&plot=' },
  { path: '/plot-price-calculation?project_id=4&price=12500&plot=26&plan=1&emi_id=6' },
  { path: '/plot-price-calculation/compare' },
  { path: '/plot-price-calculation/compare?plot=4~12500~6~26&plot=4~12500~6~31&plot=4~12500~~24' },
  { path: '/change-password', submitsEmptyForm: true, status: 400 },
  { path: '/mail-update', submitsEmptyForm: true, status: 400 },
  { path: '/mobile-update', submitsEmptyForm: true, status: 400 },
]

/**
 * The linked screens of the brief audit in each mode: with scripts the screens of most script and the heaviest lists, in the other modes
 * other kinds of screens.
 */
export const BRIEF_PATTERNS = {
  js: [
    '/associate/bookings-by-date',
    '/associate/bookings/:bookingId/emi-statement',
    '/associate/bookings/booked/:associateId/:projectId',
    '/associate/collections',
    '/associate/commission/my-dues/:projectId',
    '/associate/commission/payments',
    '/associate/commission/payments/:projectId/:plotNumber/:bookingId/:commissionId/:receiptId',
    '/associate/projects/:projectId',
    '/bank-details',
    '/notifications',
    '/queries/new',
    '/settings',
  ],
  'no-js': [
    '/associate/bookings',
    '/associate/bookings/:bookingId',
    '/associate/commission/my-dues/:projectId',
    '/associate/commission/payments/:projectId/:plotNumber/:bookingId/:commissionId/:receiptId',
    '/associate/reports/auto-cancelled',
    '/associate/team',
    '/cash-commission-requests',
    '/plot-availability',
    '/profile',
  ],
  lite: [
    '/associate/bookings/:bookingId/commissions',
    '/associate/bookings/:bookingId/receipts',
    '/associate/bookings/booked/:associateId/:projectId',
    '/associate/commission/team-dues/:projectId',
    '/associate/gallery/:projectId/:date',
    '/changes',
    '/home',
    '/pending-requests',
  ],
}

/**
 * These screens load the scripts of forms even if their HTML has no form: a button opens the form, the list is empty, or the query does not
 * exist.
 */
const OPENS_FORMS = /^\/(cash-commission-requests|pending-requests|notifications|queries\/[^/]+)$/

export const opensForm = (pathname: string) => OPENS_FORMS.test(pathname)

/** Returns each route as a pattern, such as `/associate/bookings/:bookingId/receipts`. Omits the catch-all and development routes. */
export function routePatterns(): string[] {
  return [...readRouteFiles()]
    .filter(([file]) => !/\/(dev\.[^/]*|\$)\/route\.tsx?$/.test(file))
    .flatMap(([, patterns]) => patterns)
    .sort(staticFirst)
}

/** The patterns of each route file. */
export function readRouteFiles(): Map<string, string[]> {
  const patterns = new Map<string, string[]>()
  const add = (file: string, address: string) =>
    patterns.set(`${ROUTES}/${file}`, [...(patterns.get(`${ROUTES}/${file}`) ?? []), `/${address}`])
  for (const folder of readdirSync(ROUTES))
    for (const name of ['route.tsx', 'route.ts'])
      if (existsSync(`${ROUTES}/${folder}/${name}`)) add(`${folder}/${name}`, addressOf(folder))
  for (const { address, file, inner } of [...partsOfFolders(ROUTES), ...OTHER_ADDRESSES]) {
    add(file, address)
    if (inner) add(inner.file, `${address}/${inner.path}`)
  }
  return patterns
}

function staticFirst(a: string, b: string): number {
  const parameterDifference = a.split(':').length - b.split(':').length
  if (parameterDifference !== 0) return parameterDifference
  if (a === b) return 0
  return a < b ? -1 : 1
}

export function patternOf(pathname: string, patterns: string[]): string | null {
  return patterns.find((pattern) => matches(pathname, pattern)) ?? null
}

function matches(pathname: string, pattern: string): boolean {
  const [given, wanted] = [pathname.split('/'), pattern.split('/')]
  return (
    given.length === wanted.length &&
    wanted.every((segment, index) =>
      segment.startsWith(':') ? given[index] !== '' : segment === given[index],
    )
  )
}

/** A key made of the route pattern and the names of the query parameters; null without a route. */
export function kindOf(address: URL, patterns: string[]): string | null {
  const pattern = patternOf(address.pathname, patterns)
  if (!pattern) return null
  const names = [...new Set(address.searchParams.keys())].sort()
  return names.length > 0 ? `${pattern}?${names.join('&')}` : pattern
}
