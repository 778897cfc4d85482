import { readdirSync } from 'node:fs'

interface Route {
  address: string
  /** Path below `app/routes`. */
  file: string
  /** A nested route. */
  inner?: { path: string; file: string }
}

const PLOTS = 'associate.bookings.booked.$associateId.$projectId/route.tsx'
const PLOTS_CSV = 'associate.bookings.booked.$associateId.$projectId/plots.csv.route.ts'
const DUES = 'associate.commission.dues/route.tsx'
const DUES_OF_PROJECT = 'associate.commission.dues.$projectId/route.tsx'
const DUES_CSV = 'associate.commission.dues.$projectId/dues-csv.ts'
const DUES_DETAILS = 'associate.commission.dues_.$projectId.$plotNumber.$bookingId/route.tsx'
const RECEIPTS = 'associate.bookings.$bookingId.receipts/route.tsx'
const EMI_STATEMENT = 'associate.bookings.$bookingId.emi-statement/route.tsx'
const RECORDS = 'office.records.$file._index/route.tsx'
const RECORDS_CSV = 'office.records.$file._index/csv.route.ts'
const STATEMENT_FILE = 'associate.bookings.$bookingId.receipts/statement-file.ts'

/** Addresses that no folder of `app/routes` names. `screenAt` tells a screen at which of its addresses it is. */
export const OTHER_ADDRESSES: Route[] = [
  { address: 'associate/bookings/registered/:associateId/:projectId', file: PLOTS },
  { address: 'associate/bookings/team/booked/:associateId/:projectId', file: PLOTS },
  { address: 'associate/bookings/team/registered/:associateId/:projectId', file: PLOTS },
  { address: 'associate/bookings/registered/:associateId/:projectId/plots.csv', file: PLOTS_CSV },
  { address: 'associate/bookings/team/booked/:associateId/:projectId/plots.csv', file: PLOTS_CSV },
  { address: 'associate/bookings/team/registered/:associateId/:projectId/plots.csv', file: PLOTS_CSV },
  {
    address: 'associate/commission/my-dues',
    file: DUES,
    inner: { path: ':projectId', file: DUES_OF_PROJECT },
  },
  {
    address: 'associate/commission/team-dues',
    file: DUES,
    inner: { path: ':projectId', file: DUES_OF_PROJECT },
  },
  { address: 'associate/commission/my-dues/:projectId/dues.csv', file: DUES_CSV },
  { address: 'associate/commission/team-dues/:projectId/dues.csv', file: DUES_CSV },
  { address: 'associate/commission/team-dues/:projectId/:plotNumber/:bookingId', file: DUES_DETAILS },
  { address: 'associate/commission/payments/:bookingId/receipts', file: RECEIPTS },
  { address: 'associate/reports/auto-cancelled/:bookingId/receipts', file: RECEIPTS },
  { address: 'associate/commission/payments/:bookingId/emi-statement', file: EMI_STATEMENT },
  { address: 'associate/reports/auto-cancelled/:bookingId/emi-statement', file: EMI_STATEMENT },
  { address: 'associate/bookings/:bookingId/receipts.csv', file: STATEMENT_FILE },
  { address: 'associate/bookings/:bookingId/receipts.pdf', file: STATEMENT_FILE },
  { address: 'associate/bookings/:bookingId/emi-statement.csv', file: STATEMENT_FILE },
  { address: 'associate/bookings/:bookingId/emi-statement.pdf', file: STATEMENT_FILE },
  { address: 'associate/team-children', file: 'associate.team/team-children.tsx' },
  { address: 'office/requests', file: RECORDS },
  { address: 'office/queries', file: RECORDS },
  { address: 'office/people', file: RECORDS },
  { address: 'office/records/:file/new', file: 'office.records.$file.$key/route.tsx' },
  { address: 'office/import/:id', file: 'office.import/route.tsx' },
  { address: 'office/payables.csv', file: RECORDS_CSV },
  { address: 'office/log.csv', file: RECORDS_CSV },
  { address: 'office/logout', file: 'logout/route.tsx' },
  { address: 'office/keep-alive', file: 'keep-alive/route.ts' },
  { address: 'associate/team-search', file: 'associate.team/team-search-results.tsx' },
]

const FILE_ENDINGS = ['csv', 'pdf', 'png', 'svg']

/** In the folder of an address, `csv.route.ts` is the address plus `.csv`, and `image.route.ts` the address plus `/image`. */
export function partsOfFolders(routesFolder: string): Route[] {
  return readdirSync(routesFolder).flatMap((folder) =>
    readdirSync(`${routesFolder}/${folder}`).flatMap((name) => {
      const [, part] = /^([\w.-]+)\.route\.tsx?$/.exec(name) ?? []
      const separator = part && FILE_ENDINGS.includes(part) ? '.' : '/'
      return part ? [{ address: `${addressOf(folder)}${separator}${part}`, file: `${folder}/${name}` }] : []
    }),
  )
}

/** `associate.team_.$associateId` is `associate/team/:associateId`; `[.]` is a dot of the address. */
export function addressOf(folder: string): string {
  const segments = folder.replaceAll('[.]', '\0').split('.')
  return segments
    .filter((segment) => !segment.startsWith('_'))
    .map((segment) => segment.replaceAll('\0', '.').replace(/_$/, '').replace(/^\$/, ':'))
    .join('/')
}
