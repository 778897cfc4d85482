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
  /** The specification names no path for this call; the path is ours (docs/upstream-api.md). */
  isAssumed?: true
}

const read = { effect: 'read', token: 'required', query: [] } as const
const write = { effect: 'write', token: 'required', query: [] } as const
const publicWrite = { effect: 'write', token: 'none', query: [] } as const

const bookingFilters = ['project_id', 'agent_id', 'plot_no', 'associate'] as const
const paymentFilters = ['plot', 'project_id', 'type', 'month', 'financial_year', 'page'] as const

export const endpoints = {
  login: { ...publicWrite, method: 'POST', path: 'auth/login', query: ['field', 'password', 'app_type'] },
  forgotPassword: {
    ...publicWrite,
    method: 'POST',
    path: 'auth/forgot-password',
    query: ['key', 'old_otp', 'verified_mobile', 'challenge'],
  },
  loginWithOtp: {
    ...publicWrite,
    method: 'POST',
    path: 'auth/login-with-otp',
    query: ['key', 'mobile', 'app_type', 'app_name', 'otp', 'challenge'],
  },
  logout: { ...write, method: 'POST', path: 'auth/logout', isAssumed: true },
  sessions: { ...read, method: 'POST', path: 'associate/sessions/{user}', isAssumed: true },
  endSession: {
    ...write,
    method: 'POST',
    path: 'associate/end-session/{user}',
    query: ['session_id'],
    isAssumed: true,
  },
  sendOtp: {
    ...write,
    method: 'POST',
    path: 'auth/send-otp/{user}',
    query: ['mobile_flag', 'mobile', 'email_flag', 'email', 'source'],
  },
  validateOtp: {
    ...write,
    method: 'POST',
    path: 'auth/validate-otp/{user}',
    query: ['mobile_otp', 'email_otp', 'source'],
  },

  capabilities: { ...read, method: 'GET', path: 'capabilities', isAssumed: true },
  firm: { ...read, method: 'GET', path: 'firm', isAssumed: true },
  earnings: {
    ...read,
    method: 'POST',
    path: 'associate/earnings/{user}',
    query: ['financial_year'],
    isAssumed: true,
  },
  taxYear: {
    ...read,
    method: 'POST',
    path: 'associate/tax-year/{user}',
    query: ['financial_year'],
    isAssumed: true,
  },
  collections: {
    ...read,
    method: 'POST',
    path: 'associate/collections/{user}',
    query: ['scope', 'window', 'project_id', 'page', 'per_page', 'forecast', 'sort', 'order'],
    isAssumed: true,
  },
  changes: {
    ...read,
    method: 'POST',
    path: 'associate/changes/{user}',
    query: ['since', 'page', 'per_page'],
    isAssumed: true,
  },

  teamFigures: { ...read, method: 'POST', path: 'associate/team-figures/{associate}', isAssumed: true },
  figuresByAssociate: {
    ...read,
    method: 'POST',
    path: 'associate/figures-by-associate/{user}',
    query: ['agent_ids'],
    isAssumed: true,
  },

  find: {
    ...read,
    method: 'POST',
    path: 'associate/find/{user}',
    query: ['q', 'group', 'page', 'per_page'],
    isAssumed: true,
  },
  activity: {
    ...read,
    method: 'POST',
    path: 'associate/activity/{user}',
    query: ['page', 'per_page'],
    isAssumed: true,
  },
  recordDownload: {
    ...write,
    method: 'POST',
    path: 'associate/record-download/{user}',
    query: ['file'],
    isAssumed: true,
  },
  notMe: { ...write, method: 'POST', path: 'associate/not-me/{user}', isAssumed: true },
  queries: {
    ...read,
    method: 'POST',
    path: 'associate/queries/{user}',
    query: [
      'query_id',
      'state',
      'kind',
      'booking_id',
      'agent_id',
      'comm_id',
      'receipt_id',
      'receipt_no',
      'page',
      'per_page',
    ],
    isAssumed: true,
  },
  /** The text is in the body: percent-encoded, a thousand characters may be too long for a URL. */
  raiseQuery: {
    ...write,
    method: 'POST',
    path: 'associate/raise-query/{user}',
    query: ['kind', 'booking_id', 'agent_id', 'comm_id', 'receipt_id', 'receipt_no'],
    isAssumed: true,
  },
  answerQuery: {
    ...write,
    method: 'POST',
    path: 'associate/answer-query/{user}',
    query: ['query_id', 'action'],
    isAssumed: true,
  },

  customerLinks: { ...read, method: 'POST', path: 'associate/customer-links/{user}', isAssumed: true },
  shareBooking: {
    ...write,
    method: 'POST',
    path: 'associate/share-booking/{user}',
    query: ['booking_id'],
    isAssumed: true,
  },
  revokeCustomerLink: {
    ...write,
    method: 'POST',
    path: 'associate/revoke-customer-link/{user}',
    query: ['link'],
    isAssumed: true,
  },
  /** The token is in the body, because URLs are logged. */
  customerStatement: { ...read, method: 'POST', path: 'customer-statement', token: 'none', isAssumed: true },

  calendarFeed: { ...read, method: 'POST', path: 'associate/calendar-feed/{user}', isAssumed: true },
  makeCalendarFeed: {
    ...write,
    method: 'POST',
    path: 'associate/make-calendar-feed/{user}',
    isAssumed: true,
  },
  changeCalendarFeed: {
    ...write,
    method: 'POST',
    path: 'associate/change-calendar-feed/{user}',
    query: ['change'],
    isAssumed: true,
  },
  /** The token is in the body, because URLs are logged. */
  calendarDues: { ...read, method: 'POST', path: 'calendar-dues', token: 'none', isAssumed: true },

  profile: { ...read, method: 'POST', path: 'associate/get-profile-info/{user}' },
  editProfile: {
    ...write,
    method: 'POST',
    path: 'associate/edit-profile/{user}',
    query: ['name', 'mobile', 'email', 'address'],
    emptyQuery: ['email', 'address'],
  },
  changeMobile: {
    ...write,
    method: 'POST',
    path: 'associate/profile/change-mobile-otp/{user}',
    query: ['mobile'],
  },
  verifyMobile: {
    ...write,
    method: 'POST',
    path: 'associate/profile/verify-change-mobile-otp/{user}',
    query: ['mobile', 'otp'],
  },
  changePassword: {
    ...write,
    method: 'POST',
    path: 'associate/profile/change-password/{user}',
    query: ['new_password', 'new_password_confirmation'],
  },
  notifications: { ...read, method: 'POST', path: 'associate/profile/get-notifications-list/{user}' },
  clearNotifications: {
    ...write,
    method: 'POST',
    path: 'associate/profile/clear-notifications/{user}',
    query: ['clear', 'id'],
  },

  bankDetails: { ...read, method: 'GET', path: 'associate/get-agent-bank-details/{user}' },
  requestBankChange: {
    ...write,
    method: 'POST',
    path: 'associate/save-bank-details-change-request-responsive/{user}',
  },
  verifyBankDetails: {
    ...write,
    method: 'POST',
    path: 'associate/verify-bank-amount-details-status/{user}',
    query: ['type_of_verification', 'status_type', 'reject_reason'],
  },

  slider: { ...read, method: 'POST', path: 'associate/agent-home-slider/{user}' },
  projects: { ...read, method: 'GET', path: 'associate/get-projects' },
  projectsList: { ...read, method: 'GET', path: 'associate/get-projects-list' },
  openProjects: { ...read, method: 'GET', path: 'associate/get-open-projects' },
  galleryDates: {
    ...read,
    method: 'POST',
    path: 'associate/get-gallery-dates/{project}',
    query: ['page', 'from_date', 'to_date'],
  },

  emiPlans: { ...read, method: 'GET', path: 'associate/get-emi-plan-list' },
  plotInfo: { ...read, method: 'POST', path: 'associate/get-plot-info', query: ['project_id', 'key'] },
  plotCost: {
    ...read,
    method: 'POST',
    path: 'associate/get-plot-cost-calculation',
    query: ['project_id', 'plot_no', 'price_per_yard', 'emi_id'],
  },
  projectBlocks: { ...read, method: 'GET', path: 'associate/get-project-blocks/{project}', isAssumed: true },

  projectLayout: { ...read, method: 'GET', path: 'associate/project-layout/{project}', isAssumed: true },
  projectFigures: { ...read, method: 'GET', path: 'associate/project-figures', isAssumed: true },

  bookingsByTeam: {
    ...read,
    method: 'POST',
    path: 'associate/get-booking-info-teamwise/{user}/0',
    query: bookingFilters,
  },
  bookingsByDate: {
    ...read,
    method: 'POST',
    path: 'associate/get-booking-info-datewise/{user}/0',
    query: ['page', ...bookingFilters],
  },
  filterList: {
    ...read,
    method: 'POST',
    path: 'associate/agent-filter-list/{user}',
    query: ['project_id'],
  },
  associateBookings: {
    ...read,
    method: 'POST',
    path: 'associate/get-booking-details-agentwise/{associate}/{project}/{status}',
    query: ['search_key', 'date'],
  },
  teamBookings: {
    ...read,
    method: 'POST',
    path: 'associate/booking-info-status-wise/{user}/{associate}/{project}/{status}',
    query: ['search_key', 'date'],
  },
  receipts: { ...read, method: 'POST', path: 'associate/get-receipts/{booking}' },
  emiDetails: { ...read, method: 'POST', path: 'associate/get-emi-details/{booking}' },

  plotCommission: {
    ...read,
    method: 'POST',
    path: 'associate/my-plot-cmsn/{user}',
    query: ['booking_id', 'plot_id', 'page'],
  },
  teamPlotCommission: {
    ...read,
    method: 'POST',
    path: 'associate/get-agent-team-cmsn-dues-plotwise/{user}/{booking}',
  },
  plotCommissionTeamwise: {
    ...read,
    method: 'POST',
    path: 'associate/my-plot-cmsn-teamwise/{user}',
    query: ['booking_id'],
  },
  duesProjects: {
    ...read,
    method: 'POST',
    path: 'associate/get-agent-dues-cmsn-project-list/{user}',
    query: ['dues_only_flag', 'team_flag'],
  },
  dues: {
    ...read,
    method: 'POST',
    path: 'associate/get-agent-cmsn-dues/{user}/{project}',
    query: ['dues_only_flag', 'page', 'sort', 'order'],
  },
  teamDues: {
    ...read,
    method: 'POST',
    path: 'associate/get-agent-team-cmsn-dues/{user}/{project}',
    query: ['dues_only_flag', 'page', 'sort', 'order'],
  },
  duesBooking: {
    ...read,
    method: 'POST',
    path: 'associate/my-dues-booking-details/{user}/{project}/{booking}',
    isAssumed: true,
  },
  teamDuesBooking: {
    ...read,
    method: 'POST',
    path: 'associate/team-dues-booking-details/{user}/{project}/{booking}',
    isAssumed: true,
  },

  payments: {
    ...read,
    method: 'POST',
    path: 'associate/my-payments/{user}',
    query: [...paymentFilters, 'sort', 'order'],
  },
  teamPayments: {
    ...read,
    method: 'POST',
    path: 'associate/my-team-payments-plotwise/{user}',
    query: [...paymentFilters, 'agent_id', 'sort', 'order'],
  },
  paymentDetails: {
    ...read,
    method: 'POST',
    path: 'associate/my-payment-details/{user}',
    query: ['comm_id', 'receipt_id'],
    isAssumed: true,
  },
  paymentBooking: {
    ...read,
    method: 'POST',
    path: 'associate/payment-bookings/{user}/{booking}',
    isAssumed: true,
  },
  paymentCommission: {
    ...read,
    method: 'POST',
    path: 'associate/payment-my-cmsn/{user}/{booking}',
    isAssumed: true,
  },
  commissionStatement: {
    ...read,
    method: 'POST',
    path: 'associate/my-plot-cmsn-statement-print/{user}',
    query: ['cmsn_id', 'receipt_id'],
  },
  paidCommissionDocument: {
    ...read,
    method: 'POST',
    path: 'associate/get-agent-paid-cmsn-pdf/{associate}/{commission}',
  },
  cashBills: { ...read, method: 'GET', path: 'associate/cash-cmsn-paid-bills-info' },
  saveCashBills: {
    ...write,
    method: 'POST',
    path: 'associate/save-cash-cmsn-paid-bills',
    query: ['comm_ids', 'cash_cmsn_bill_status'],
  },

  teamTree: {
    ...read,
    method: 'POST',
    path: 'associate/agent-tree/{user}/{project}',
    query: ['search_agent_id'],
  },
  teamTreeChildren: {
    ...read,
    method: 'POST',
    path: 'associate/agent-tree-single/{associate}/{project}',
    query: ['search_agent_id'],
  },

  autoCancelled: { ...read, method: 'POST', path: 'associate/auto-suspended-bookings/{user}' },
  autoCancelledBooking: {
    ...read,
    method: 'POST',
    path: 'associate/get-booking-details-agentwise-auto-suspend/{associate}/{project}/{booking}',
  },
} as const satisfies Record<string, Endpoint>

export type Call = keyof typeof endpoints
