import { type Call, endpoints } from '../../app/api/endpoints'

const withoutEach = <Name extends Call>(calls: Name[], effect: string) =>
  Object.fromEntries(calls.map((call) => [call, effect])) as Record<Name, string>

type OfficeCall = Extract<Call, `office${string}`>
const officeCalls = Object.keys(endpoints).filter((call) => call.startsWith('office')) as OfficeCall[]

/** Calls that an upstream may lack, and what changes without each (docs/upstream-api.md). */
export const optionalCalls = {
  capabilities: 'no screen that needs a capability is shown',
  firm: 'documents, quotes and reminders name PRODUCT_NAME instead of the firm',
  earnings: 'Home has no commission of the year; Payments adds up the year from its own list',
  taxYear: 'Commission has no Tax tab',
  collections: 'there is no Collections screen',
  changes: 'Home does not say what is new',
  teamFigures: 'Team does not say who sold, and associates have no page',
  figuresByAssociate: 'Team has no figures beside the names',
  find: 'there is no search over everything',
  ...withoutEach(['activity', 'notMe'], 'there is no Account Activity'),
  recordDownload: 'Account Activity does not list files that the portal makes',
  ...withoutEach(['queries', 'raiseQuery', 'answerQuery'], 'no line can be queried'),
  projectLayout: 'projects have no page, and Plot Availability has no map of all blocks',
  projectFigures: 'project cards show neither a cover nor the number of available plots',
  ...withoutEach(
    ['customerLinks', 'shareBooking', 'revokeCustomerLink', 'customerStatement'],
    'no statement can be shared with a customer',
  ),
  ...withoutEach(
    ['calendarFeed', 'makeCalendarFeed', 'changeCalendarFeed', 'calendarDues'],
    'Settings have no calendar feed',
  ),
  projectBlocks: 'Plot Availability has no map of one block',
  duesBooking: 'My Dues details: Booking shows only customer, due and statements',
  teamDuesBooking: 'Team Dues details: Booking shows only customer, due and statements',
  paymentDetails: 'Payment details: Payment shows only the row of the list and its documents',
  paymentBooking: 'Payment details: Booking shows only the row of the list, its documents and the statements',
  paymentCommission: 'Payment details: My Commission is read from plotCommission instead',
  commissionStatement: 'Payment details: "Download PDF" opens no document',
  logout: 'Log Out ends the session in the portal only',
  sessions: 'Settings list no devices',
  endSession: 'Settings cannot log out a device',
  paidCommissionDocument:
    '"PDF" opens no document in Team Payments, nor for bills of Received CMSN that have no PDF of their own',
  ...withoutEach(officeCalls, 'there is no office desk'),
} satisfies Partial<Record<Call, string>>
