import { m } from '~/messages/messages'
import type { Call } from './endpoints'
import { ApiError } from './errors'

/** Calls that an upstream may lack, and what the screen omits (docs/upstream-api.md). */
export const optionalCalls = {
  capabilities: 'no screen beyond the specification is shown',
  earnings: 'Home has no figures; Payments sums the year from its list',
  collections: 'there is no Collections screen',
  changes: 'Home does not say what is new',
  teamFigures: 'Team does not say who sold, and associates have no page',
  figuresByAssociate: 'Team has no figures beside the names',
  find: 'there is no search over everything',
  activity: 'there is no Account Activity',
  notMe: 'there is no Account Activity',
  queries: 'no line can be queried',
  raiseQuery: 'no line can be queried',
  answerQuery: 'no line can be queried',
  projectLayout: 'projects have no page, and Plot Availability no map of all blocks',
  projectFigures: 'project cards have no cover and no plots available',
  customerLinks: 'no statement can be shared with a customer',
  shareBooking: 'no statement can be shared with a customer',
  revokeCustomerLink: 'no statement can be shared with a customer',
  customerStatement: 'no statement can be shared with a customer',
  calendarFeed: 'Settings have no calendar feed',
  makeCalendarFeed: 'Settings have no calendar feed',
  changeCalendarFeed: 'Settings have no calendar feed',
  calendarDues: 'Settings have no calendar feed',
  projectBlocks: 'Plot Availability has no map',
  duesBooking: 'My Dues details, Booking: customer, due and statements only',
  teamDuesBooking: 'Team Dues details, Booking: customer, due and statements only',
  paymentDetails: 'Payment details: the row of the list and its documents only',
  paymentBooking: 'Payment details, Booking: the row of the list and statements only',
  paymentCommission: 'Payment details, My Commission: read from plotCommission instead',
  commissionStatement: 'Payment details: "Download PDF" answers that there is no document',
  logout: 'Log Out ends the session here alone',
  sessions: 'Settings list no devices',
  endSession: 'Settings list no devices',
  paidCommissionDocument: 'Team Payments, Received CMSN: PDF answers that there is no document',
} satisfies Partial<Record<Call, string>>

const ABSENT_DETAILS = ['status 405', 'status 501']

/** HTTP 404, 405 or 501: no such call, or no such record. */
export function isAbsent(error: unknown): boolean {
  if (!(error instanceof ApiError) || isForeign(error)) return false
  return error.kind === 'not-found' || ABSENT_DETAILS.includes(error.detail)
}

/** Null if the upstream lacks the call or refuses it. A foreign id stays a 404 (M030). */
export async function orNullIfAbsent<Data>(call: Promise<Data>): Promise<Data | null> {
  try {
    return await call
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused' && !isForeign(error)
    if (isRefused || isAbsent(error)) return null
    throw error
  }
}

const isForeign = ({ message }: ApiError) => message === m.notInYourTeam()
