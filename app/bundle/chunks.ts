/**
 * Few chunks, because on a slow connection a request costs more than the bytes it saves (decision 0007). The first match counts. An empty
 * name leaves the choice to the bundler, which groups modules by the screens that import them.
 */
const CHUNKS: [chunk: string, paths: string[]][] = [
  [
    'forms',
    [
      ...ofPackages('zod', '@hookform', 'react-hook-form', 'remix-hook-form'),
      '/app/screen/forms/use-screen-form',
      '/app/screen/forms/form-schema',
      '/app/domain/bank-request',
      '/app/domain/contact',
      '/app/domain/digits',
      '/app/domain/line-query-fields',
      '/app/domain/new-password',
      '/app/domain/otp',
    ],
  ],
  [
    'framework',
    [
      ...ofPackages('react', 'react-dom', 'scheduler', '@remix-run', 'react-router', 'react-router-dom'),
      ...ofPackages('turbo-stream', 'remix-utils'),
    ],
  ],
  [
    'form-parts',
    [
      '/app/ui/error-summary/',
      '/app/ui/confirm-link/',
      '/app/ui/form-layout/use-focus',
      '/app/ui/field/file-',
      '/app/ui/field/password-',
      '/app/ui/field/text-area-',
      '/app/screen/forms/use-submission-result',
      '/app/screen/forms/submission-notice',
      '/app/forms/delayed-',
      '/app/screen/forms/action-keeping-input',
      '/app/screen/forms/unconfirmed',
      '/app/screen/forms/secret-fields',
      '/app/paths/screen-path',
    ],
  ],
  [
    'commission',
    [
      '/app/paths/commission',
      '/app/commission/entry/',
      '/app/commission/payment-list/',
      '/app/subjects/commission/my-commission',
      '/app/subjects/commission/listed-row',
      '/app/domain/commission',
      '/app/domain/derivation',
      '/app/domain/rate',
    ],
  ],
  ['dues', ['/app/subjects/commission/bookings-of-due']],
  [
    'bookings',
    [
      '/app/subjects/bookings/bookings-page',
      '/app/subjects/bookings/booking-filters',
      '/app/subjects/bookings/count-columns',
      '/app/ui/filter-panel/filter-panel',
      '/app/ui/filter-panel/filtered-list',
      '/app/ui/filter-panel/active-filters',
    ],
  ],
  ['', ['/app/routes/associate.bookings.booked.$associateId.$projectId/booked-plots']],
  [
    'plots',
    [
      '/app/subjects/bookings/booked-plot.tsx',
      '/app/subjects/bookings/payment-state',
      '/app/subjects/bookings/charges',
      '/app/domain/late-charges',
    ],
  ],
  ['field', ['/app/ui/field/field', '/app/ui/field/text-field']],
  ['choices', ['/app/ui/field/', '/app/ui/form-layout/']],
  ['booking-tabs', ['/app/subjects/bookings/booking-tabs']],
  [
    'statements',
    [
      '/app/ui/statement-page/',
      '/app/statements/',
      '/app/domain/share-texts/statements',
      '/app/domain/paid-status',
      '/app/domain/foldable-count',
    ],
  ],
  // Only By Month has it.
  ['', ['/app/ui/table/linked-fold']],
  ['records', ['/app/ui/table/', '/app/domain/sorting', '/app/domain/share-texts/lines']],
  ['lists', ['/app/ui/paged-list/']],
  [
    'parts',
    [
      '/app/ui/link-accordion/',
      '/app/ui/long-list/',
      '/app/subjects/bookings/counts',
      '/app/subjects/commission/commission-page',
      '/app/subjects/commission/dues/dues-lists',
    ],
  ],
  [
    '',
    [
      '/app/domain/price',
      '/app/domain/quote',
      '/app/domain/financial-year',
      '/app/domain/find-groups',
      '/app/domain/line-query.ts',
      '/app/domain/payment-days',
      '/app/domain/phone',
      '/app/domain/reminder',
      '/app/domain/share-texts/',
      '/app/domain/forecast',
      '/app/domain/payments-of-year',
      '/app/browser/draft',
      '/app/browser/document-copy',
      '/app/browser/idle-warning',
      '/app/browser/old-link',
      '/app/ui/frame/plain-drawer',
      '/app/ui/copy-button/',
      '/app/ui/paid-bar/',
      '/app/ui/short-name/',
      '/app/ui/share-bar/share-bar.tsx',
    ],
  ],
  // This module is smaller than the headers of a response.
  ['ui', ['/app/ui/search-box/search-box.css']],
  ['dialog', ['/app/ui/dialog/dialog']],
  ['', ['/app/ui/avatar/', '/app/ui/combobox/', '/app/ui/details-menu/details-menu', '/app/ui/search-box/']],
  [
    'plot-choice',
    [
      '/app/subjects/plots/no-projects',
      '/app/subjects/plots/compared-plot',
      '/app/paths/plots',
      '/app/subjects/plots/availability-badge',
      '/app/messages/list',
    ],
  ],
  // Without a name, each of these modules would join the first chunk that imports it. Every other screen that needs the module would
  // then load that chunk.
  ['statement-parts', ['/app/domain/payable', '/app/domain/receipts', '/app/subjects/queries/query-link']],
  ['derivation', ['/app/ui/derivation/']],
  [
    'ui',
    [
      '/app/ui/',
      '/app/domain/',
      '/app/styles/',
      '/app/lib/',
      '/app/forms/',
      '/app/api/',
      '/app/browser-session/',
      '/app/messages/',
      '/app/screen/menu',
      '/app/paths/paths',
      '/app/paths/addresses',
      '/app/root.tsx',
    ],
  ],
  ['account-addresses', ['/app/paths/account']],
  ['report-addresses', ['/app/paths/bookings']],
]

/** Styles that only a few screens need and that are worth a request. All others are in one stylesheet for every screen (decision 0002). */
const STYLES_OF_SCREENS = [
  '/app/ui/filter-panel/',
  '/app/team/',
  '/app/subjects/bookings/booked-plot',
  '/app/commission/payments/',
  '/app/plots/',
  '/app/routes/home/',
  '/app/routes/bank-details/',
  '/app/routes/plot-availability/',
  '/app/routes/associate.collections/',
  '/app/routes/associate.gallery',
  '/app/routes/associate.bookings.$bookingId._index/',
]

/** Styles in chunks of their own, which a screen loads without the scripts of their folder. */
const SHARED_STYLES: [chunk: string, paths: string[]][] = [
  // Payments of a booking are a table without the scripts of `Table`.
  ['table', ['/app/ui/table/']],
  // Payments has the icons of this list without its styles.
  ['list', ['/app/commission/payment-list/']],
  // One stylesheet for several screens, because the manifest, which every screen loads, lists the stylesheets of all screens.
  [
    'cards',
    [
      '/app/commission/dues/',
      '/app/pictures/',
      '/app/routes/associate.projects/',
      '/app/routes/associate.team_.$associateId/',
      '/app/routes/cash-commission-requests/',
      '/app/routes/notifications/',
      '/app/routes/plot-price-calculation/',
    ],
  ],
]

export function chunkOf(module: string): string | undefined {
  if (/\bexamples\.tsx?$/.test(module)) return 'examples'
  if (module.includes('.route.ts')) return undefined
  const isPartOf = (path: string) => module.includes(path)
  if (isPartOf('.vanilla.css') && !STYLES_OF_SCREENS.some(isPartOf)) return chunkIn(SHARED_STYLES) ?? 'ui'
  return chunkIn(CHUNKS) || undefined

  function chunkIn(chunks: typeof CHUNKS) {
    return chunks.find(([, paths]) => paths.some(isPartOf))?.[0]
  }
}

function ofPackages(...names: string[]): string[] {
  return names.map((name) => `/node_modules/${name}/`)
}
