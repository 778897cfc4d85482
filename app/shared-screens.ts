interface SharedScreen {
  /** Path below `app`. */
  file: string
  addresses: string[]
  /** A nested route below each address. */
  inner?: { path: string; file: string }
}

/** Screens and files with several addresses; `screenAt` names the open one. All others are folders of `app/routes` (decision 0028). */
export const sharedScreens: SharedScreen[] = [
  {
    file: 'bookings/plots.route.tsx',
    addresses: [
      'associate/bookings/booked/:associateId/:projectId',
      'associate/bookings/registered/:associateId/:projectId',
      'associate/bookings/team/booked/:associateId/:projectId',
      'associate/bookings/team/registered/:associateId/:projectId',
    ],
  },
  {
    file: 'bookings/plots-csv.route.ts',
    addresses: [
      'associate/bookings/booked/:associateId/:projectId/plots.csv',
      'associate/bookings/registered/:associateId/:projectId/plots.csv',
      'associate/bookings/team/booked/:associateId/:projectId/plots.csv',
      'associate/bookings/team/registered/:associateId/:projectId/plots.csv',
    ],
  },
  {
    file: 'commission/dues/dues.route.tsx',
    addresses: [
      'associate/commission/dues',
      'associate/commission/my-dues',
      'associate/commission/team-dues',
    ],
    inner: { path: ':projectId', file: 'commission/dues/project-dues.route.tsx' },
  },
  {
    file: 'commission/dues/dues-csv.route.ts',
    addresses: [
      'associate/commission/my-dues/:projectId/dues.csv',
      'associate/commission/team-dues/:projectId/dues.csv',
    ],
  },
  {
    file: 'commission/dues/dues-details.route.tsx',
    addresses: [
      'associate/commission/dues/:projectId/:plotNumber/:bookingId',
      'associate/commission/team-dues/:projectId/:plotNumber/:bookingId',
    ],
  },
  {
    file: 'statements/receipts.route.tsx',
    addresses: [
      'associate/bookings/:bookingId/receipts',
      'associate/commission/payments/:bookingId/receipts',
      'associate/reports/auto-cancelled/:bookingId/receipts',
    ],
  },
  {
    file: 'statements/emi-statement.route.tsx',
    addresses: [
      'associate/bookings/:bookingId/emi-statement',
      'associate/commission/payments/:bookingId/emi-statement',
      'associate/reports/auto-cancelled/:bookingId/emi-statement',
    ],
  },
  {
    file: 'statements/statement-file.route.ts',
    addresses: [
      'associate/bookings/:bookingId/receipts.csv',
      'associate/bookings/:bookingId/receipts.pdf',
      'associate/bookings/:bookingId/emi-statement.csv',
      'associate/bookings/:bookingId/emi-statement.pdf',
    ],
  },
]
