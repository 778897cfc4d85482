import type { Call, Download } from './call'
import { activityCalls } from './routes/activity'
import { authCalls } from './routes/auth'
import { bankCalls } from './routes/bank'
import { bookingCalls } from './routes/bookings'
import { calendarFeedCalls, publicCalendarCalls } from './routes/calendar-feed'
import { customerLinkCalls, publicCustomerCalls } from './routes/customer-links'
import { capabilityCalls } from './routes/capabilities'
import { cashBillCalls } from './routes/cash-bills'
import { changeCalls } from './routes/changes'
import { collectionCalls } from './routes/collections'
import { authAccountCalls } from './routes/contact-otp'
import { documentDownloads } from './routes/documents'
import { duesCalls } from './routes/dues'
import { earningsCalls } from './routes/earnings'
import { galleryCalls } from './routes/gallery'
import { layoutCalls } from './routes/layout'
import { mediaDownloads } from './routes/media'
import { notificationCalls } from './routes/notifications'
import { paymentCalls } from './routes/payments'
import { plotCalls } from './routes/plots'
import { profileCalls } from './routes/profile'
import { projectCalls } from './routes/projects'
import { queryCalls } from './routes/queries'
import { sessionCalls } from './routes/sessions'
import { sliderCalls } from './routes/slider'
import { statementCalls } from './routes/statements'
import { taxCalls } from './routes/taxes'
import { autoCancelledCalls } from './routes/auto-cancelled'
import { teamCalls } from './routes/team'
import { firmCalls } from './routes/firm'
import { findCalls } from './routes/find'
import { officeCalls } from './office/calls'
import { teamFigureCalls } from './routes/team-figures'

export interface CallGroup {
  name: string
  calls: Call[]
}

/** Calls for login, for a calendar feed and for a customer's link. All other calls need a bearer token. */
export const publicCalls: Call[] = [...authCalls, ...publicCalendarCalls, ...publicCustomerCalls]

export const associateCalls: CallGroup[] = [
  { name: 'Projects', calls: projectCalls },
  { name: 'Plots and prices', calls: plotCalls },
  { name: 'Bookings', calls: bookingCalls },
  { name: 'Receipts, statements and commission of a booking', calls: statementCalls },
  { name: 'Dues', calls: duesCalls },
  { name: 'Payments', calls: paymentCalls },
  { name: 'Cash commission', calls: cashBillCalls },
  { name: 'Team', calls: teamCalls },
  { name: 'Reports', calls: autoCancelledCalls },
  { name: 'Home', calls: sliderCalls },
  { name: 'Gallery', calls: galleryCalls },
  { name: 'Profile', calls: [...profileCalls, ...authAccountCalls, ...sessionCalls] },
  { name: 'Notifications', calls: notificationCalls },
  { name: 'Bank details', calls: bankCalls },
  {
    name: 'Beyond the specification',
    calls: [
      ...capabilityCalls,
      ...firmCalls,
      ...earningsCalls,
      ...collectionCalls,
      ...changeCalls,
      ...calendarFeedCalls,
      ...teamFigureCalls,
      ...findCalls,
      ...activityCalls,
      ...queryCalls,
      ...customerLinkCalls,
      ...layoutCalls,
      ...taxCalls,
    ],
  },
]

export const officeGroup: CallGroup = { name: 'Office desk', calls: officeCalls }

export const downloads: Download[] = [...mediaDownloads, ...documentDownloads]

export const PROTECTED_PATHS = [
  '/capabilities',
  '/firm',
  '/associate/*',
  '/media/*',
  '/documents/*',
  '/auth/send-otp/*',
  '/auth/validate-otp/*',
  '/auth/logout',
]
