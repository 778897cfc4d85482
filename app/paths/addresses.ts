// The portal's URLs. Each is an export of its own, so that browsers load only the URLs in use.

import type { PersonChange } from '~/domain/office'
import type { SortSearch } from '~/domain/sorting'
import { page, path, receiptFragment, withQuery } from '~/paths/address'
import type {
  BookingsSearch,
  CollectionsSearch,
  DuesSearch,
  FindSearch,
  LineSearch,
  OfficeListSearch,
  PaymentsSearch,
  PlotFilters,
  PlotsSearch,
  PriceSearch,
  RulesSection,
  TeamSearch,
} from '~/paths/searches'

/** The screen that a back link leads to if it is not the usual one: its path and search (`useFrom`, `backLink`). */
interface From {
  from?: string
}

export const CUSTOMER_PAGES = '/s/'

export const root = () => '/'
/** With `wait`, late figures may take longer. */
export const home = page<{ slide?: number; wait?: '1' }>('/home')
export const changes = page<{ page?: number }>('/changes')
export const logout = page<{ reason?: 'idle' }>('/logout')
export const keepAlive = () => '/keep-alive'
export const offline = () => '/offline'
export const accessibility = () => '/accessibility'
export const manifest = () => '/manifest.webmanifest'
/** `keep` says that a form arrived after its session had ended. The login page then seals the form's input. */
export const login = page<{ returnTo?: string | null; keep?: '1' }>('/login')

export const forgotPassword = () => '/forgot-password'
export const forgotPasswordOtp = () => '/forgot-password/otp'
export const resendOtp = () => '/forgot-password/otp/resend'
export const leaveForgotPassword = () => '/forgot-password/leave'
export const updateProfile = () => '/update-profile'
export const updateMail = () => '/mail-update'
export const updateMobileOtp = () => '/mobile-update/otp'
export const language = () => '/settings/language'
export const activityCsv = () => '/activity.csv'
export const notMe = () => '/activity/not-me'
export const endSession = () => '/settings/end-session'
export const customerLinks = () => '/settings/customer-links'
export const clearNotifications = () => '/notifications/clear'
export const bankImage = () => '/bank-details/image'
export const bankOfIfsc = (ifsc: string) => `/bank-details/bank${withQuery({ ifsc })}`
export const calendarLink = (step: '' | '/names' | '/revoke' = '') => `/settings/calendar-link${step}`
export const profile = () => '/profile'
export const updateMobile = () => '/mobile-update'
export const changePassword = () => '/change-password'
export const forcedChangePassword = () => '/change-password-flag'
export const settings = () => '/settings'
export const activity = page<{ page?: number }>('/activity')
/** Calendar programs open this URL without a session. */
export const calendar = (token: string) => path`/calendar/${token}.ics`
export const shareBooking = (bookingId: string) => path`/associate/bookings/${bookingId}/share`
/** Customers open this URL without a session. It is short, because messages contain it. */
export const customerStatement = (token: string) => CUSTOMER_PAGES + encodeURIComponent(token)
export const find = page<FindSearch>('/find')
export const findSuggestions = (q: string) => `/find/suggestions${withQuery({ q })}`
export const notifications = () => '/notifications'
export const bankDetails = () => '/bank-details'
export const pendingRequests = page<{ reject?: string }>('/pending-requests')
export const cashCommission = page<{ confirm?: string }>('/cash-commission-requests')

export const plotAvailability = page<{
  project_id?: string
  key?: string
  block?: string
  zoom?: number
}>('/plot-availability')
export const priceCalculator = page<{
  project_id?: string
  /** With a price, the page calculates. Without a price, it prefills the form. */
  price?: string
  plot?: string
  plan?: string
  emi_id?: string
  compare?: '1'
  /** The screen to which the page leads back. */
  from?: string
}>('/plot-price-calculation')

export const bookingsByDate = page<BookingsSearch>('/associate/bookings-by-date')
export const bookingsByTeam = page<BookingsSearch>('/associate/bookings')
export const filterAssociates = (projectId: string) =>
  `/associate/filter-associates${withQuery({ project_id: projectId })}`
export const plotList = (list: 'booked' | 'registered' | 'team/booked' | 'team/registered') =>
  `/associate/bookings/${list}`
export const bookedPlots = (associateId: string, projectId: string, search: PlotsSearch = {}) =>
  path`/associate/bookings/booked/${associateId}/${projectId}` + withQuery(search)
export const registeredPlots = (associateId: string, projectId: string, search: PlotsSearch = {}) =>
  path`/associate/bookings/registered/${associateId}/${projectId}` + withQuery(search)
export const teamBookedPlots = (associateId: string, projectId: string, search: PlotsSearch = {}) =>
  path`/associate/bookings/team/booked/${associateId}/${projectId}` + withQuery(search)
export const teamRegisteredPlots = (associateId: string, projectId: string, search: PlotsSearch = {}) =>
  path`/associate/bookings/team/registered/${associateId}/${projectId}` + withQuery(search)
export const bookingsByDateCsv = page<BookingsSearch>('/associate/bookings-by-date.csv')
export const bookingsByTeamCsv = page<BookingsSearch>('/associate/bookings.csv')
/** `list` is the address of a list of plots. */
export const plotsCsv = (list: string) => list.replace(/(?=\?|$)/, '/plots.csv')

export const booking = (bookingId: string, search: From = {}) =>
  path`/associate/bookings/${bookingId}` + withQuery(search)
export const bookingCommission = (bookingId: string, search: From & { tab?: 'team' } = {}) =>
  path`/associate/bookings/${bookingId}/commissions` + withQuery(search)
/** With a receipt number, the address of that receipt's row. */
export const receipts = (bookingId: string, receiptNumber?: string, search: From = {}) =>
  path`/associate/bookings/${bookingId}/receipts` + withQuery(search) + receiptFragment(receiptNumber)
export const emiStatement = (bookingId: string, search: From = {}) =>
  path`/associate/bookings/${bookingId}/emi-statement` + withQuery(search)
export const receiptsFile = (bookingId: string, kind: 'pdf' | 'csv', search: Partial<SortSearch> = {}) =>
  `${path`/associate/bookings/${bookingId}/receipts`}.${kind}${withQuery(search)}`
export const emiStatementFile = (bookingId: string, kind: 'pdf' | 'csv', search: Partial<SortSearch> = {}) =>
  `${path`/associate/bookings/${bookingId}/emi-statement`}.${kind}${withQuery(search)}`

export const collections = page<CollectionsSearch>('/associate/collections')
export const collectionsCsv = page<Omit<CollectionsSearch, 'window' | 'page'>>('/associate/collections.csv')

/** The addresses of Payments, Dues, Tax and their details begin with this prefix. No screen is at the prefix itself. */
export const COMMISSION_AREA = '/associate/commission'
export const payments = page<PaymentsSearch>('/associate/commission/payments')
export const tax = page<{ year?: string }>('/associate/commission/tax')
export const taxCsv = page<{ year?: string }>('/associate/commission/tax.csv')
export const dues = () => '/associate/commission/dues'
export const myDues = page<DuesSearch>('/associate/commission/my-dues')
export const myDuesOf = (projectId: string, search: DuesSearch = {}) =>
  path`/associate/commission/my-dues/${projectId}` + withQuery(search)
export const myDuesCsv = (projectId: string, search: DuesSearch = {}) =>
  path`/associate/commission/my-dues/${projectId}/dues.csv` + withQuery(search)
export const teamDuesCsv = (projectId: string, search: DuesSearch = {}) =>
  path`/associate/commission/team-dues/${projectId}/dues.csv` + withQuery(search)
export const paymentsCsv = page<PaymentsSearch>('/associate/commission/payments.csv')
export const cashCommissionCsv = () => '/cash-commission-requests.csv'
export const teamDues = page<DuesSearch>('/associate/commission/team-dues')
export const teamDuesOf = (projectId: string, search: DuesSearch = {}) =>
  path`/associate/commission/team-dues/${projectId}` + withQuery(search)
export const myDuesDetails = (
  projectId: string,
  plot: string,
  bookingId: string,
  search: From & { tab?: 'booking' } = {},
) => path`/associate/commission/dues/${projectId}/${plot}/${bookingId}` + withQuery(search)
export const teamDuesDetails = (
  projectId: string,
  plot: string,
  bookingId: string,
  search: From & { tab?: 'booking' } = {},
) => path`/associate/commission/team-dues/${projectId}/${plot}/${bookingId}` + withQuery(search)

export const queries = page<{ state?: string; page?: number }>('/queries')
export const query = (id: string, search: From & { reopen?: '1' } = {}) =>
  path`/queries/${id}` + withQuery(search)
export const closeQuery = (id: string) => path`/queries/${id}/close`
/** The keys of `LineSearch` are short, because a list has many of these links. */
export const newQuery = (line: LineSearch) => `/queries/new${withQuery(line)}`

export const team = page<TeamSearch>('/associate/team')
export const teamMember = (associateId: string) => path`/associate/team/${associateId}`
export const teamChildren = (search: { project_id: string; associate_id: string; searching?: '1' }) =>
  `/associate/team-children${withQuery(search)}`
export const teamSearch = (projectId: string, text: string) =>
  `/associate/team-search${withQuery({ project_id: projectId, q: text })}`
export const gallery = () => '/associate/gallery'
export const projectGallery = (projectId: string, search: { page?: number } = {}) =>
  path`/associate/gallery/${projectId}` + withQuery(search)
export const galleryDate = (projectId: string, date: string) => path`/associate/gallery/${projectId}/${date}`
export const projects = () => '/associate/projects'
export const project = (
  projectId: string,
  search: Partial<SortSearch & PlotFilters> & { filters?: 'open'; zoom?: number; page?: number } = {},
) => path`/associate/projects/${projectId}` + withQuery(search)
/** The plots for sale of all projects. */
export const plotsForSale = page<Partial<SortSearch & PlotFilters> & { filters?: 'open'; page?: number }>(
  '/associate/plots',
)
export const SITE_MAP = /^\/associate\/projects\/[^/]+\/map\.svg$/i
/** Address of the map that pages embed, an SVG document. `v` is the version of the map. */
export const siteMap = (projectId: string, search: Record<string, string | undefined> = {}) =>
  path`/associate/projects/${projectId}/map.svg` + withQuery(search)
/** The specified address of a project's gallery (M007). Redirects to the gallery under /associate. */
export const galleryOf = (projectId: string) => path`/gallery/${projectId}`

export const rules = (section: RulesSection) => `/associate/rules#${section}`
export const reports = () => '/associate/reports'
export const autoCancelled = page<{ open?: string; page?: number } & Partial<SortSearch>>(
  '/associate/reports/auto-cancelled',
)
export const autoCancelledCsv = page<Partial<SortSearch>>('/associate/reports/auto-cancelled.csv')
export const autoCancelledBooking = (
  booking: { associateId: string; projectId: string; bookingId: string; plotId: string },
  search: From & { search_key?: string } = {},
) =>
  path`/associate/reports/auto-cancelled/${booking.associateId}/${booking.projectId}/${booking.bookingId}/${booking.plotId}` +
  withQuery(search)
export const autoCancelledCommission = (
  booking: { userId: string; plotId: string; bookingId: string; projectId: string },
  search: { tab?: 'team' } = {},
) =>
  path`/associate/reports/auto-cancelled/commissions/${booking.userId}/${booking.plotId}/${booking.bookingId}/${booking.projectId}` +
  withQuery(search)
export const autoCancelledReceipts = (bookingId: string, receiptNumber?: string, search: From = {}) =>
  path`/associate/reports/auto-cancelled/${bookingId}/receipts` +
  withQuery(search) +
  receiptFragment(receiptNumber)
export const autoCancelledEmiStatement = (bookingId: string, search: From = {}) =>
  path`/associate/reports/auto-cancelled/${bookingId}/emi-statement` + withQuery(search)

export const paymentDetails = (payment: {
  projectId: string
  plot: string
  bookingId: string
  commissionId: string
  receiptId: string
  tab?: string
  from?: string
}) =>
  path`/associate/commission/payments/${payment.projectId}/${payment.plot}/${payment.bookingId}/${payment.commissionId}/${payment.receiptId}` +
  withQuery({ tab: payment.tab, from: payment.from })
export const paymentReceipts = (bookingId: string, receiptNumber?: string, search: From = {}) =>
  path`/associate/commission/payments/${bookingId}/receipts` +
  withQuery(search) +
  receiptFragment(receiptNumber)
export const paymentEmiStatement = (bookingId: string, search: From = {}) =>
  path`/associate/commission/payments/${bookingId}/emi-statement` + withQuery(search)
export const commissionPdf = (associateId: string, commissionId: string) =>
  path`/associate/commission/pdf/${associateId}/${commissionId}`
/** Receipt 0 means the statement of the whole bill. */
export const commissionStatementPdf = (commissionId: string, receiptId: string | null) =>
  path`/associate/commission/statement/${commissionId}/${receiptId ?? '0'}`

export const quoteFile = (kind: 'pdf' | 'png', search: PriceSearch) =>
  `/plot-price-calculation/quote.${kind}${withQuery(search)}`

/** Shows the plots of the last comparison. `add` is one more plot, a result of `comparedPlot`. */
export const comparison = (search?: { add?: string }) => `/plot-price-calculation/compare${withQuery(search)}`
/** Shows exactly these plots. Each is a result of `comparedPlot`. */
export const comparePlots = (plots: string[]) =>
  `${comparison()}?${new URLSearchParams(plots.length > 0 ? plots.map((plot) => ['plot', plot]) : { plot: '' })}`

/** Only app/screen/pictures calls `picture` and `document`. `mac` is the signature of the source. */
export const picture = (mac: string, source: string, width: number) =>
  `/picture/${mac}/${source}${withQuery({ w: width })}`
export const document = (mac: string, source: string, name: string) =>
  `/document/${mac}/${source}${withQuery({ name })}`

/* The office desk. A record is named by its file and its key. */

export const office = () => '/office'
export const officeLogin = page<{ returnTo?: string | null; keep?: '1' }>('/office/login')
export const officeLogout = page<{ reason?: 'idle' }>('/office/logout')
export const officeKeepAlive = () => '/office/keep-alive'
export const officePassword = () => '/office/password'
export const officeRequests = page<OfficeListSearch>('/office/requests')
export const officeRequest = (key: string) => path`/office/requests/${key}`
export const officePassbook = (key: string) => path`/office/requests/${key}/passbook`
export const officeQueries = page<OfficeListSearch>('/office/queries')
export const officeQuery = (key: string) => path`/office/queries/${key}`
export const officeFiles = () => '/office/records'
export const officeRecords = (file: string, search: OfficeListSearch = {}) =>
  path`/office/records/${file}` + withQuery(search)
export const officeRecordsCsv = (file: string, search: { q?: string } = {}) =>
  path`/office/records/${file}.csv` + withQuery(search)
/** `values` are values of columns, for a form that is filled in. */
export const newOfficeRecord = (file: string, values: Record<string, string> = {}) =>
  path`/office/records/${file}/new` + withQuery(values)
export const officeRecord = (file: string, key: string, search: { void?: '1' } = {}) =>
  path`/office/records/${file}/${key}` + withQuery(search)
export const officeSuggestions = (file: string, search: { q: string; project?: string }) =>
  path`/office/records/${file}/suggestions` + withQuery(search)
export const officeImport = page<{ page?: number }>('/office/import')
export const officeImported = (id: string) => path`/office/import/${id}`
export const officePayables = page<{ q?: string; page?: number }>('/office/payables')
export const officePayable = (associate: string) => path`/office/payables/${associate}`
export const officePayablesCsv = page<{ q?: string }>('/office/payables.csv')
export const officePeople = page<OfficeListSearch>('/office/people')
export const officePerson = (associate: string, search: { change?: PersonChange; to?: string } = {}) =>
  path`/office/people/${associate}` + withQuery(search)
export const officeLog = page<{ page?: number }>('/office/log')
export const officeLogCsv = () => '/office/log.csv'
