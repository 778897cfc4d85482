import { CalendarDuesReply, CalendarFeedReply, MadeCalendarFeedReply } from '../../app/contract/calendar-feed'
import {
  CustomerLinksReply,
  CustomerStatementReply,
  SharedBookingReply,
} from '../../app/contract/customer-links'
import { CapabilitiesReply } from '../../app/contract/capabilities'
import { COLLECTION_WINDOWS, CollectionsReply } from '../../app/contract/collections'
import { COLLECTION_SORTS } from '../../app/contract/sort-names'
import { ActivityReply } from '../../app/contract/activity'
import { ChangesReply } from '../../app/contract/changes'
import { EarningsReply } from '../../app/contract/earnings'
import { FirmReply } from '../../app/contract/firm'
import { FindReply } from '../../app/contract/find'
import { FiguresByAssociateReply, TeamFiguresReply } from '../../app/contract/team-figures'
import { QueriesReply, RaisedQueryReply } from '../../app/contract/queries'
import { TaxYearReply } from '../../app/contract/taxes'
import { MessageReply } from '../../app/contract/wire-object'
import { todayInIndia } from '../../app/domain/dates'
import { financialYearOf } from '../../app/domain/financial-year'
import { ifOffered, needs, ofUser, sortedBy, step, type Step, withoutInput } from './step'

const QUARTER_MS = 90 * 24 * 3_600_000
const aQuarterAgo = () => todayInIndia(new Date(Date.now() - QUARTER_MS))

export const capabilitySteps: Step[] = [
  step('capabilities', CapabilitiesReply, withoutInput, (capabilities, known) => {
    known.capabilities = capabilities
  }),
]

/** The current financial year and the year before. */
const ofTwoYears = needs('user', (user) =>
  [0, 1].map((yearsAgo) => ({
    params: { user },
    query: { financial_year: financialYearOf(todayInIndia()) - yearsAgo },
  })),
)

const collections = needs('user', (user, known) =>
  ['own', 'team'].flatMap((scope) =>
    [
      ...COLLECTION_WINDOWS.map((window) => ({ window, page: 1 })),
      { window: 'overdue', page: 1, forecast: 1 },
      ...sortedBy(COLLECTION_SORTS, known).map((sorted) => ({ window: 'quarter', ...sorted })),
    ].map((query) => ({ params: { user }, query: { scope, ...query } })),
  ),
)
// The first query has `since`: without `since`, a first visit returns no rows.
const sinceAQuarter = needs('user', (user) =>
  [{ since: `${aQuarterAgo()} 00:00:00`, page: 1 }, { page: 1 }].map((query) => ({
    params: { user },
    query,
  })),
)
const ofAssociate = needs('user', (user) => ({ params: { associate: user } }))
const byIds = needs('user', (user) => ({ params: { user }, query: { agent_ids: user } }))
const firstPage = needs('user', (user) => ({ params: { user }, query: { page: 1 } }))
/** The user, then a frequent name, two names with typos, a common beginning of names, and a name that nobody has. */
const searches = needs('user', (user) =>
  [
    { q: user },
    { q: user, group: 'associates', page: 1 },
    ...['kumar', 'kmuar', 'rvai kumra', 'ra', 'qqqqzzzz'].map((q) => ({ q })),
  ].map((query) => ({ params: { user }, query })),
)

export const figureSteps: Step[] = [
  ...ifOffered('firm', step('firm', FirmReply, withoutInput)),
  ...ifOffered('earnings', step('earnings', EarningsReply, ofTwoYears)),
  ...ifOffered('taxes', step('taxYear', TaxYearReply, ofTwoYears)),
  ...ifOffered('collections', step('collections', CollectionsReply, collections)),
  ...ifOffered('changes', step('changes', ChangesReply, sinceAQuarter)),
  ...ifOffered(
    'team-figures',
    step('teamFigures', TeamFiguresReply, ofAssociate),
    step('figuresByAssociate', FiguresByAssociateReply, byIds),
  ),
  ...ifOffered('find', step('find', FindReply, searches)),
  ...ifOffered('activity', step('activity', ActivityReply, firstPage)),
  ...ifOffered('calendar', step('calendarFeed', CalendarFeedReply, ofUser)),
  ...ifOffered('queries', step('queries', QueriesReply, ofUser)),
  ...ifOffered('share', step('customerLinks', CustomerLinksReply, ofUser)),
]

const ofFirstBooking: Step['inputs'] = ({ user = '', bookings: [booking] }) =>
  booking ? [{ params: { user }, query: { booking_id: booking.id } }] : 'no bookings are known'
const byCustomerToken = needs('customerToken', (token) => ({ body: { token } }))

/** Makes a link to a booking, opens the link, and revokes it. */
export const shareWrites = ifOffered(
  'share',
  step('shareBooking', SharedBookingReply, ofFirstBooking, ({ id, token }, known) => {
    known.customerLink = id
    known.customerToken = token
  }),
  step('customerStatement', CustomerStatementReply, byCustomerToken),
  step('revokeCustomerLink', MessageReply, ({ user = '', customerLink }) =>
    customerLink ? [{ params: { user }, query: { link: customerLink } }] : 'no link is known',
  ),
)

const ofFirstPayment: Step['inputs'] = ({ user = '', payments }) => {
  const payment = payments.find(({ receipt }) => receipt !== null)
  if (!payment) return 'no payments are known'
  const query = { kind: 'payment', comm_id: payment.commission, receipt_id: payment.receipt ?? '' }
  return [{ params: { user }, query, body: { category: 'other', should_be: null, text: 'Conformance' } }]
}
const closeQuery = needs('query', (query, { user = '' }) => ({
  params: { user },
  query: { query_id: query, action: 'close' },
  body: { text: null },
}))

/** Raises a query about a payment, and closes the query. */
export const queryWrites = ifOffered(
  'queries',
  step('raiseQuery', RaisedQueryReply, ofFirstPayment, ({ id }, known) => {
    known.query = id
  }),
  step('answerQuery', MessageReply, closeQuery),
)

const byCalendarToken = needs('calendarToken', (token) => ({ body: { token } }))
const feedChanges = needs('calendarToken', (_, { user = '' }) =>
  ['names', 'revoked'].map((change) => ({ params: { user }, query: { change } })),
)
const ofDownload = needs('user', (user) => ({ params: { user }, query: { file: 'conformance.csv' } }))

/** Replaces and revokes the calendar feed, and records a download. */
export const optionalWrites: Step[] = [
  ...ifOffered(
    'calendar',
    step('makeCalendarFeed', MadeCalendarFeedReply, ofUser, (token, known) => {
      known.calendarToken = token
    }),
    step('calendarDues', CalendarDuesReply, byCalendarToken),
    step('changeCalendarFeed', MessageReply, feedChanges),
  ),
  ...ifOffered('activity', step('recordDownload', MessageReply, ofDownload)),
]
