export interface Endpoint {
  method: 'GET' | 'POST'
  /** Relative to API_BASE_URL; `{name}` is replaced by the encoded parameter of that name. */
  path: string
  query: readonly string[]
  /** Query parameters that are sent even if empty: an empty value clears the stored value. */
  emptyQuery?: readonly string[]
  /** The upstream's name of each query parameter, if it differs from ours. */
  params?: Readonly<Record<string, string>>
  /** Query parameters sent with every request. */
  fixed?: Readonly<Record<string, string>>
  /** A read may be retried. A write may be retried only with an idempotency key that the upstream honours. */
  effect: 'read' | 'write'
  /** `none` for calls without a session, such as `login` and `calendarDues`. */
  token: 'required' | 'none'
}

const call =
  (fixed: Pick<Endpoint, 'method' | 'effect' | 'token'>) =>
  /** The names of query parameters, with spaces between them. */
  (path: string, query = '', more: Partial<Endpoint> = {}): Endpoint => ({
    ...fixed,
    path,
    query: query.split(' ').filter(Boolean),
    ...more,
  })

const get = call({ method: 'GET', effect: 'read', token: 'required' })
const read = call({ method: 'POST', effect: 'read', token: 'required' })
const write = call({ method: 'POST', effect: 'write', token: 'required' })
const publicWrite = call({ method: 'POST', effect: 'write', token: 'none' })

const bookingFilters = 'project_id agent_id plot_no associate'
const paymentFilters = 'plot project_id type month financial_year page'

/** The paths of the specification. */
const specified = {
  login: publicWrite('auth/login', 'field password app_type'),
  forgotPassword: publicWrite('auth/forgot-password', 'key old_otp verified_mobile challenge'),
  loginWithOtp: publicWrite('auth/login-with-otp', 'key mobile app_type app_name otp challenge'),
  sendOtp: write('auth/send-otp/{user}', 'mobile_flag mobile email_flag email source'),
  validateOtp: write('auth/validate-otp/{user}', 'mobile_otp email_otp source'),

  profile: read('associate/get-profile-info/{user}'),
  editProfile: write('associate/edit-profile/{user}', 'name mobile email address', {
    emptyQuery: ['email', 'address'],
  }),
  changeMobile: write('associate/profile/change-mobile-otp/{user}', 'mobile'),
  verifyMobile: write('associate/profile/verify-change-mobile-otp/{user}', 'mobile otp'),
  changePassword: write('associate/profile/change-password/{user}', 'new_password new_password_confirmation'),
  notifications: read('associate/profile/get-notifications-list/{user}'),
  clearNotifications: write('associate/profile/clear-notifications/{user}', 'clear id'),

  bankDetails: get('associate/get-agent-bank-details/{user}'),
  requestBankChange: write('associate/save-bank-details-change-request-responsive/{user}'),
  verifyBankDetails: write(
    'associate/verify-bank-amount-details-status/{user}',
    'type_of_verification status_type reject_reason',
  ),

  slider: read('associate/agent-home-slider/{user}'),
  projects: get('associate/get-projects'),
  projectsList: get('associate/get-projects-list'),
  openProjects: get('associate/get-open-projects'),
  galleryDates: read('associate/get-gallery-dates/{project}', 'page from_date to_date'),

  emiPlans: get('associate/get-emi-plan-list'),
  plotInfo: read('associate/get-plot-info', 'project_id key'),
  plotCost: read('associate/get-plot-cost-calculation', 'project_id plot_no price_per_yard emi_id'),

  bookingsByTeam: read('associate/get-booking-info-teamwise/{user}/0', bookingFilters),
  bookingsByDate: read('associate/get-booking-info-datewise/{user}/0', `page ${bookingFilters}`),
  filterList: read('associate/agent-filter-list/{user}', 'project_id'),
  associateBookings: read(
    'associate/get-booking-details-agentwise/{associate}/{project}/{status}',
    'search_key date',
  ),
  teamBookings: read(
    'associate/booking-info-status-wise/{user}/{associate}/{project}/{status}',
    'search_key date',
  ),
  receipts: read('associate/get-receipts/{booking}'),
  emiDetails: read('associate/get-emi-details/{booking}'),

  plotCommission: read('associate/my-plot-cmsn/{user}', 'booking_id plot_id page'),
  teamPlotCommission: read('associate/get-agent-team-cmsn-dues-plotwise/{user}/{booking}'),
  plotCommissionTeamwise: read('associate/my-plot-cmsn-teamwise/{user}', 'booking_id'),
  duesProjects: read('associate/get-agent-dues-cmsn-project-list/{user}', 'dues_only_flag team_flag'),
  dues: read('associate/get-agent-cmsn-dues/{user}/{project}', 'dues_only_flag page sort order'),
  teamDues: read('associate/get-agent-team-cmsn-dues/{user}/{project}', 'dues_only_flag page sort order'),

  payments: read('associate/my-payments/{user}', `${paymentFilters} sort order`),
  teamPayments: read('associate/my-team-payments-plotwise/{user}', `${paymentFilters} agent_id sort order`),
  commissionStatement: read('associate/my-plot-cmsn-statement-print/{user}', 'cmsn_id receipt_id'),
  paidCommissionDocument: read('associate/get-agent-paid-cmsn-pdf/{associate}/{commission}'),
  cashBills: get('associate/cash-cmsn-paid-bills-info'),
  saveCashBills: write('associate/save-cash-cmsn-paid-bills', 'comm_ids cash_cmsn_bill_status'),

  teamTree: read('associate/agent-tree/{user}/{project}', 'search_agent_id'),
  teamTreeChildren: read('associate/agent-tree-single/{associate}/{project}', 'search_agent_id'),

  autoCancelled: read('associate/auto-suspended-bookings/{user}'),
  autoCancelledBooking: read(
    'associate/get-booking-details-agentwise-auto-suspend/{associate}/{project}/{booking}',
  ),
} as const

/** The specification names no path for these calls; the paths are ours (docs/upstream-api.md). */
const assumed = {
  logout: write('auth/logout'),
  sessions: read('associate/sessions/{user}'),
  endSession: write('associate/end-session/{user}', 'session_id'),

  capabilities: get('capabilities'),
  firm: get('firm'),
  earnings: read('associate/earnings/{user}', 'financial_year'),
  taxYear: read('associate/tax-year/{user}', 'financial_year'),
  collections: read(
    'associate/collections/{user}',
    'scope window project_id page per_page forecast sort order',
  ),
  changes: read('associate/changes/{user}', 'since page per_page'),

  teamFigures: read('associate/team-figures/{associate}'),
  figuresByAssociate: read('associate/figures-by-associate/{user}', 'agent_ids'),

  find: read('associate/find/{user}', 'q group page per_page'),
  activity: read('associate/activity/{user}', 'page per_page'),
  recordDownload: write('associate/record-download/{user}', 'file'),
  notMe: write('associate/not-me/{user}'),
  queries: read(
    'associate/queries/{user}',
    'query_id state kind booking_id agent_id comm_id receipt_id receipt_no page per_page',
  ),
  /** The text is in the body: percent-encoded, a thousand characters may be too long for a URL. */
  raiseQuery: write('associate/raise-query/{user}', 'kind booking_id agent_id comm_id receipt_id receipt_no'),
  answerQuery: write('associate/answer-query/{user}', 'query_id action'),

  customerLinks: read('associate/customer-links/{user}'),
  shareBooking: write('associate/share-booking/{user}', 'booking_id'),
  revokeCustomerLink: write('associate/revoke-customer-link/{user}', 'link'),
  /** The token is in the body, because URLs are logged. */
  customerStatement: read('customer-statement', '', { token: 'none' }),

  calendarFeed: read('associate/calendar-feed/{user}'),
  makeCalendarFeed: write('associate/make-calendar-feed/{user}'),
  changeCalendarFeed: write('associate/change-calendar-feed/{user}', 'change'),
  /** The token is in the body, because URLs are logged. */
  calendarDues: read('calendar-dues', '', { token: 'none' }),
  projectBlocks: get('associate/get-project-blocks/{project}'),

  projectLayout: get('associate/project-layout/{project}'),
  projectFigures: get('associate/project-figures'),
  duesBooking: read('associate/my-dues-booking-details/{user}/{project}/{booking}'),
  teamDuesBooking: read('associate/team-dues-booking-details/{user}/{project}/{booking}'),
  paymentDetails: read('associate/my-payment-details/{user}', 'comm_id receipt_id'),
  paymentBooking: read('associate/payment-bookings/{user}/{booking}'),
  paymentCommission: read('associate/payment-my-cmsn/{user}/{booking}'),

  office: get('office', '', { token: 'none' }),
  /** Mobile and password are in the body, because URLs are logged. So are all values that a clerk types. */
  officeLogin: publicWrite('office/login'),
  officeOverview: get('office/overview'),
  officeFiles: get('office/files'),
  officeRecords: get('office/records/{file}', 'q page waiting key'),
  officeSuggestions: get('office/suggestions/{file}', 'q project'),
  officeBankRequest: get('office/bank-request', 'key'),
  officeQuery: get('office/query', 'key'),
  officePerson: get('office/person/{associate}'),
  officePayables: get('office/payables', 'associate q page'),
  officeImports: get('office/imports', 'id page'),
  officeLog: get('office/log', 'page'),
  officeSave: write('office/records/{file}'),
  officeChangePerson: write('office/person/{associate}', 'change'),
  officePay: write('office/payables'),
  officeUpload: write('office/imports'),
  officeImport: write('office/imports/{id}'),
  officePassword: write('office/password'),
  officeLogout: write('office/logout'),
} as const

export const endpoints: Readonly<Record<Call, Endpoint>> = { ...specified, ...assumed }

export type Call = keyof typeof specified | keyof typeof assumed

export const isAssumed = (name: Call) => name in assumed
