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

export const figureSteps: Step[] = [
  ifOffered('firm', step('firm', FirmReply, withoutInput)),
  ifOffered('earnings', step('earnings', EarningsReply, ofTwoYears)),
  ifOffered('taxes', step('taxYear', TaxYearReply, ofTwoYears)),
  ifOffered(
    'collections',
    step(
      'collections',
      CollectionsReply,
      needs('user', (user, known) =>
        ['own', 'team'].flatMap((scope) => [
          ...COLLECTION_WINDOWS.map((window) => ({ params: { user }, query: { scope, window, page: 1 } })),
          { params: { user }, query: { scope, window: 'overdue', page: 1, forecast: 1 } },
          ...sortedBy(COLLECTION_SORTS, known).map((sorted) => ({
            params: { user },
            query: { scope, window: 'quarter', ...sorted },
          })),
        ]),
      ),
    ),
  ),
  ifOffered(
    'changes',
    step(
      'changes',
      ChangesReply,
      needs('user', (user) => [
        // The first input has `since`: without `since`, a first visit returns no rows.
        { params: { user }, query: { since: `${aQuarterAgo()} 00:00:00`, page: 1 } },
        { params: { user }, query: { page: 1 } },
      ]),
    ),
  ),
  ifOffered(
    'team-figures',
    step(
      'teamFigures',
      TeamFiguresReply,
      needs('user', (user) => ({ params: { associate: user } })),
    ),
  ),
  ifOffered(
    'team-figures',
    step(
      'figuresByAssociate',
      FiguresByAssociateReply,
      needs('user', (user) => ({ params: { user }, query: { agent_ids: user } })),
    ),
  ),
  ifOffered(
    'find',
    step(
      'find',
      FindReply,
      needs('user', (user) => [
        { params: { user }, query: { q: user } },
        { params: { user }, query: { q: user, group: 'associates', page: 1 } },
        // A frequent name, two names with typos, a common beginning of names, and a name that nobody has.
        ...['kumar', 'kmuar', 'rvai kumra', 'ra', 'qqqqzzzz'].map((q) => ({
          params: { user },
          query: { q },
        })),
      ]),
    ),
  ),
  ifOffered(
    'activity',
    step(
      'activity',
      ActivityReply,
      needs('user', (user) => ({ params: { user }, query: { page: 1 } })),
    ),
  ),
  ifOffered('calendar', step('calendarFeed', CalendarFeedReply, ofUser)),
  ifOffered('queries', step('queries', QueriesReply, ofUser)),
  ifOffered('share', step('customerLinks', CustomerLinksReply, ofUser)),
]

/** Makes a link to a booking, opens the link, and revokes it. */
export const shareWrites: Step[] = [
  ifOffered(
    'share',
    step(
      'shareBooking',
      SharedBookingReply,
      ({ user = '', bookings }) => {
        const [booking] = bookings
        return booking ? [{ params: { user }, query: { booking_id: booking.id } }] : 'no bookings are known'
      },
      ({ id, token }, known) => {
        known.customerLink = id
        known.customerToken = token
      },
    ),
  ),
  ifOffered(
    'share',
    step(
      'customerStatement',
      CustomerStatementReply,
      needs('customerToken', (token) => ({ body: { token } })),
    ),
  ),
  ifOffered(
    'share',
    step('revokeCustomerLink', MessageReply, ({ user = '', customerLink }) =>
      customerLink ? [{ params: { user }, query: { link: customerLink } }] : 'no link is known',
    ),
  ),
]

/** Raises a query about a payment, and closes the query. */
export const queryWrites: Step[] = [
  ifOffered(
    'queries',
    step(
      'raiseQuery',
      RaisedQueryReply,
      ({ user = '', payments }) => {
        const payment = payments.find(({ receipt }) => receipt !== null)
        if (!payment) return 'no payments are known'
        const line = { kind: 'payment', comm_id: payment.commission, receipt_id: payment.receipt ?? '' }
        const body = { category: 'other', should_be: null, text: 'Conformance' }
        return [{ params: { user }, query: line, body }]
      },
      ({ id }, known) => {
        known.query = id
      },
    ),
  ),
  ifOffered(
    'queries',
    step(
      'answerQuery',
      MessageReply,
      needs('query', (query, { user = '' }) => ({
        params: { user },
        query: { query_id: query, action: 'close' },
        body: { text: null },
      })),
    ),
  ),
]

/** Replaces and revokes the calendar feed, and records a download. */
export const optionalWrites: Step[] = [
  ifOffered(
    'calendar',
    step('makeCalendarFeed', MadeCalendarFeedReply, ofUser, (token, known) => {
      known.calendarToken = token
    }),
  ),
  ifOffered(
    'calendar',
    step(
      'calendarDues',
      CalendarDuesReply,
      needs('calendarToken', (token) => ({ body: { token } })),
    ),
  ),
  ifOffered(
    'calendar',
    step(
      'changeCalendarFeed',
      MessageReply,
      needs('calendarToken', (_, { user = '' }) =>
        ['names', 'revoked'].map((change) => ({ params: { user }, query: { change } })),
      ),
    ),
  ),
  ifOffered(
    'activity',
    step(
      'recordDownload',
      MessageReply,
      needs('user', (user) => ({ params: { user }, query: { file: 'conformance.csv' } })),
    ),
  ),
]
