import type { CollectionWindow } from '~/api/contract/collections'
import type { FindGroup } from '~/domain/find-groups'
import type { SortSearch } from '~/domain/sorting'

export interface BookingsSearch {
  page?: number
  plot_no?: string
  associate?: string
  project_id?: string
  agent_id?: string
  /** The filter panel is open. */
  filters?: 'open'
  /** The part of a long list that is open: a project, or a day. */
  open?: string
}

export interface PaymentsSearch {
  view?: 'team'
  page?: number
  /** The financial year of the summary, by the year it begins in. */
  year?: number
  plot?: string
  project_id?: string
  /** Payment mode: 1 Other, 2 Bank. */
  type?: string
  /** `yyyy-MM`. */
  month?: string
  agent_id?: string
  filters?: 'open'
}

export interface FindSearch {
  q?: string
  /** This group alone, by page. */
  group?: FindGroup
  page?: number
}

export interface CollectionsSearch {
  scope?: 'team'
  /** This group alone, by page. */
  window?: CollectionWindow
  page?: number
}

export const BOOKING_PARENTS = ['collections', 'team-collections'] as const
export type BookingParent = (typeof BOOKING_PARENTS)[number]

/** The beginning of customers' links. */
export const CUSTOMER_PAGES = '/s/'

/** Every URL of the portal. Parameters are encoded only here. */
export const paths = {
  root: () => '/',
  home: (search: { slide?: number } = {}) => `/home${query(search)}`,
  changes: (search: { page?: number } = {}) => `/changes${query(search)}`,
  logout: (search: { reason?: 'idle' } = {}) => `/logout${query(search)}`,
  keepAlive: () => '/keep-alive',
  offline: () => '/offline',
  manifest: () => '/manifest.webmanifest',
  /** `keep` marks a form whose session had ended: the login page holds its input. */
  login: (search: { returnTo?: string | null; keep?: '1' } = {}) => `/login${query(search)}`,
  forgotPassword: () => '/forgot-password',
  forgotPasswordOtp: () => '/forgot-password/otp',
  resendOtp: () => '/forgot-password/otp/resend',
  leaveForgotPassword: () => '/forgot-password/leave',

  profile: () => '/profile',
  updateProfile: () => '/update-profile',
  updateMail: () => '/mail-update',
  updateMobile: () => '/mobile-update',
  updateMobileOtp: () => '/mobile-update/otp',
  changePassword: () => '/change-password',
  forcedChangePassword: () => '/change-password-flag',
  settings: () => '/settings',
  activity: (search: { page?: number } = {}) => `/activity${query(search)}`,
  activityCsv: () => '/activity.csv',
  notMe: () => '/activity/not-me',
  endSession: () => '/settings/end-session',
  calendarLink: (step: '' | '/names' | '/revoke' = '') => `/settings/calendar-link${step}`,
  /** Opened by calendar programs, without a session. */
  calendar: (token: string) => path`/calendar/${token}.ics`,
  customerLinks: () => '/settings/customer-links',
  shareBooking: (bookingId: string) => path`/associate/bookings/${bookingId}/share`,
  /** Opened by a customer, without a session. Short, because it is sent as a message. */
  customerStatement: (token: string) => CUSTOMER_PAGES + encodeURIComponent(token),
  find: (search: FindSearch = {}) => `/find${query(search)}`,
  findSuggestions: (q: string) => `/find/suggestions${query({ q })}`,
  notifications: () => '/notifications',
  clearNotifications: () => '/notifications/clear',
  bankDetails: () => '/bank-details',
  bankImage: () => '/bank-details/image',
  bankOfIfsc: (ifsc: string) => `/bank-details/bank${query({ ifsc })}`,
  pendingRequests: (search: { reject?: string } = {}) => `/pending-requests${query(search)}`,
  cashCommission: (search: { confirm?: string } = {}) => `/cash-commission-requests${query(search)}`,

  plotAvailability: (search: { project_id?: string; key?: string; block?: string } = {}) =>
    `/plot-availability${query(search)}`,
  priceCalculator: (
    search: {
      project_id?: string
      /** With a price it is a question, without one the plot and project are filled in beforehand. */
      price?: string
      plot?: string
      plan?: string
      emi_id?: string
      /** All plans side by side. */
      compare?: '1'
    } = {},
  ) => `/plot-price-calculation${query(search)}`,

  quoteFile: (kind: 'pdf' | 'png', search: PriceSearch) =>
    `/plot-price-calculation/quote.${kind}${query(search)}`,

  /** Each plot as `comparedPlot` writes it. */
  comparePlots: ({ plots = [] }: { plots?: string[] } = {}) => {
    const search = new URLSearchParams(plots.map((plot) => ['plot', plot]))
    return `/plot-price-calculation/compare${plots.length > 0 ? `?${search}` : ''}`
  },

  bookingsByDate: (search: BookingsSearch = {}) => `/associate/bookings-by-date${query(search)}`,
  bookingsByTeam: (search: BookingsSearch = {}) => `/associate/bookings${query(search)}`,
  filterAssociates: (projectId: string) => `/associate/filter-associates${query({ project_id: projectId })}`,
  plotList: (list: 'booked' | 'registered' | 'team/booked' | 'team/registered') =>
    `/associate/bookings/${list}`,
  bookedPlots: (associateId: string, projectId: string, search: PlotsSearch = {}) =>
    path`/associate/bookings/booked/${associateId}/${projectId}` + query(search),
  registeredPlots: (associateId: string, projectId: string, search: PlotsSearch = {}) =>
    path`/associate/bookings/registered/${associateId}/${projectId}` + query(search),
  teamBookedPlots: (associateId: string, projectId: string, search: PlotsSearch = {}) =>
    path`/associate/bookings/team/booked/${associateId}/${projectId}` + query(search),
  teamRegisteredPlots: (associateId: string, projectId: string, search: PlotsSearch = {}) =>
    path`/associate/bookings/team/registered/${associateId}/${projectId}` + query(search),
  bookingsByDateCsv: (search: BookingsSearch = {}) => `/associate/bookings-by-date.csv${query(search)}`,
  bookingsByTeamCsv: (search: BookingsSearch = {}) => `/associate/bookings.csv${query(search)}`,
  /** The list at an address of plots, as a file. */
  plotsCsv: (list: string) => list.replace(/(?=\?|$)/, '/plots.csv'),
  /** `from`: the screen that its back link leads to, if it is not the list of plots. */
  booking: (bookingId: string, search: { from?: BookingParent } = {}) =>
    path`/associate/bookings/${bookingId}` + query(search),
  bookingCommission: (bookingId: string, search: { tab?: 'team' } = {}) =>
    path`/associate/bookings/${bookingId}/commissions` + query(search),
  /** With a receipt's number: the line of that receipt. */
  receipts: (bookingId: string, receiptNumber?: string) =>
    path`/associate/bookings/${bookingId}/receipts` +
    (receiptNumber ? `#${receiptAnchor(receiptNumber)}` : ''),
  emiStatement: (bookingId: string) => path`/associate/bookings/${bookingId}/emi-statement`,
  receiptsFile: (bookingId: string, kind: 'pdf' | 'csv', search: Partial<SortSearch> = {}) =>
    `${path`/associate/bookings/${bookingId}/receipts`}.${kind}${query(search)}`,
  emiStatementFile: (bookingId: string, kind: 'pdf' | 'csv', search: Partial<SortSearch> = {}) =>
    `${path`/associate/bookings/${bookingId}/emi-statement`}.${kind}${query(search)}`,

  collections: (search: CollectionsSearch = {}) => `/associate/collections${query(search)}`,
  collectionsCsv: (search: Pick<CollectionsSearch, 'scope'> = {}) =>
    `/associate/collections.csv${query(search)}`,

  payments: (search: PaymentsSearch = {}) => `/associate/commission/payments${query(search)}`,
  paymentDetails: (payment: {
    projectId: string
    plot: string
    bookingId: string
    commissionId: string
    receiptId: string
  }) =>
    path`/associate/commission/payments/${payment.projectId}/${payment.plot}/${payment.bookingId}/${payment.commissionId}/${payment.receiptId}`,
  paymentReceipts: (bookingId: string, receiptNumber?: string) =>
    path`/associate/commission/payments/${bookingId}/receipts` +
    (receiptNumber ? `#${receiptAnchor(receiptNumber)}` : ''),
  paymentEmiStatement: (bookingId: string) => path`/associate/commission/payments/${bookingId}/emi-statement`,
  commissionPdf: (associateId: string, commissionId: string) =>
    path`/associate/commission/pdf/${associateId}/${commissionId}`,
  /** Receipt 0 is none: the statement of the whole bill. */
  commissionStatementPdf: (commissionId: string, receiptId: string | null) =>
    path`/associate/commission/statement/${commissionId}/${receiptId ?? '0'}`,
  dues: () => '/associate/commission/dues',
  projectDues: (projectId: string, search: DuesSearch = {}) =>
    path`/associate/commission/dues/${projectId}` + query(search),
  myDues: (search: DuesSearch = {}) => `/associate/commission/my-dues${query(search)}`,
  myDuesOf: (projectId: string, search: DuesSearch = {}) =>
    path`/associate/commission/my-dues/${projectId}` + query(search),
  myDuesCsv: (projectId: string, search: DuesSearch = {}) =>
    path`/associate/commission/my-dues/${projectId}/dues.csv` + query(search),
  teamDuesCsv: (projectId: string, search: DuesSearch = {}) =>
    path`/associate/commission/team-dues/${projectId}/dues.csv` + query(search),
  paymentsCsv: (search: PaymentsSearch = {}) => `/associate/commission/payments.csv${query(search)}`,
  cashCommissionCsv: () => '/cash-commission-requests.csv',
  teamDues: (search: DuesSearch = {}) => `/associate/commission/team-dues${query(search)}`,
  teamDuesOf: (projectId: string, search: DuesSearch = {}) =>
    path`/associate/commission/team-dues/${projectId}` + query(search),
  myDuesDetails: (projectId: string, plot: string, bookingId: string, search: { tab?: 'booking' } = {}) =>
    path`/associate/commission/dues/${projectId}/${plot}/${bookingId}` + query(search),
  teamDuesDetails: (projectId: string, plot: string, bookingId: string, search: { tab?: 'booking' } = {}) =>
    path`/associate/commission/team-dues/${projectId}/${plot}/${bookingId}` + query(search),

  queries: (search: { state?: string; page?: number } = {}) => `/queries${query(search)}`,
  query: (id: string) => path`/queries/${id}`,
  closeQuery: (id: string) => path`/queries/${id}/close`,
  /** Names the line by the letters of `lineInSearch`, because a list has many of these links. */
  newQuery: (line: LineSearch) => `/queries/new${query(line)}`,

  team: (search: TeamSearch = {}) => `/associate/team${query(search)}`,
  teamMember: (associateId: string) => path`/associate/team/${associateId}`,
  teamChildren: (search: { project_id: string; associate_id: string; searching?: '1' }) =>
    `/associate/team-children${query(search)}`,
  teamSearch: (projectId: string, text: string) =>
    `/associate/team-search${query({ project_id: projectId, q: text })}`,
  gallery: () => '/associate/gallery',
  projectGallery: (projectId: string, search: { page?: number } = {}) =>
    path`/associate/gallery/${projectId}` + query(search),
  galleryDate: (projectId: string, date: string) => path`/associate/gallery/${projectId}/${date}`,
  projects: () => '/associate/projects',
  /** As the list of projects names it; it leads to the gallery below /associate (M007). */
  galleryOf: (projectId: string) => path`/gallery/${projectId}`,

  reports: () => '/associate/reports',
  autoCancelled: (search: { open?: string; page?: number } = {}) =>
    `/associate/reports/auto-cancelled${query(search)}`,
  autoCancelledCsv: () => '/associate/reports/auto-cancelled.csv',
  autoCancelledBooking: (
    booking: { associateId: string; projectId: string; bookingId: string; plotId: string },
    search: { search_key?: string } = {},
  ) =>
    path`/associate/reports/auto-cancelled/${booking.associateId}/${booking.projectId}/${booking.bookingId}/${booking.plotId}` +
    query(search),
  autoCancelledReceipts: (bookingId: string, receiptNumber?: string) =>
    path`/associate/reports/auto-cancelled/${bookingId}/receipts` +
    (receiptNumber ? `#${receiptAnchor(receiptNumber)}` : ''),
  autoCancelledEmiStatement: (bookingId: string) =>
    path`/associate/reports/auto-cancelled/${bookingId}/emi-statement`,
  autoCancelledCommission: (
    booking: { userId: string; plotId: string; bookingId: string; projectId: string },
    search: { tab?: 'team' } = {},
  ) =>
    path`/associate/reports/auto-cancelled/commissions/${booking.userId}/${booking.plotId}/${booking.bookingId}/${booking.projectId}` +
    query(search),

  /** Made by app/pictures alone, which signs them. */
  picture: (mac: string, source: string, width: number) => `/picture/${mac}/${source}${query({ w: width })}`,
  document: (mac: string, source: string, name: string) => `/document/${mac}/${source}${query({ name })}`,
}

interface PriceSearch {
  project_id: string
  price: string
  plot: string
  plan: string
  emi_id: string
}

interface PlotsSearch extends Partial<SortSearch> {
  date?: string
  search_key?: string
}

export interface LineSearch {
  /** Booking. */
  b?: string | null
  /** Associate who earns the commission. */
  a?: string | null
  /** Bill. */
  c?: string | null
  /** Receipt, by id. */
  r?: string | null
  /** Receipt, by number. */
  n?: string | null
}

interface TeamSearch {
  project_id?: string
  /** The associate whose team is shown. */
  search_agent_id?: string
  /** Looked for by name or code. */
  q?: string
  /** Codes of those whose teams are open, from the top down, with commas between them. */
  open?: string
}

interface DuesSearch {
  all?: '1'
  page?: number
}

/** An element id must not contain spaces; receipt numbers may. */
export function receiptAnchor(receiptNumber: string): string {
  return `receipt-${encodeURIComponent(receiptNumber)}`
}

/** The list that holds the booking, else the last bookings tab. */
export function backFromStatement(
  booking: { associateId: string | null; projectId: string | null },
  bookingsUrl: string | null,
): { to: string; label: string } {
  return booking.associateId && booking.projectId
    ? { to: paths.bookedPlots(booking.associateId, booking.projectId), label: 'Booked Plots' }
    : { to: bookingsUrl ?? paths.bookingsByDate(), label: 'Bookings' }
}

/** `?a=1&b=2` without empty values, or an empty string. */
function query(search: object): string {
  const entries = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return entries.length > 0
    ? `?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
    : ''
}

/** Plot numbers may contain `/`, `+` and spaces (M181). */
function path(literal: TemplateStringsArray, ...params: string[]): string {
  return String.raw({ raw: literal.raw }, ...params.map(encodeURIComponent))
}
