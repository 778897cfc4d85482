import type { ActivityRow } from '~/contract/activity'
import { m } from '~/messages/messages'

const LABELS: Record<string, () => string> = {
  login: m.passwordAccepted,
  'otp login': m.loggedInWithOtp,
  'login failed': m.wrongPasswordOrOtp,
  password: m.passwordChangedActivity,
  'password by office': m.passwordChangedByTheOffice,
  deactivated: m.accountDeactivatedByTheOffice,
  activated: m.accountActivatedByTheOffice,
  moved: m.movedInTheTeamByTheOffice,
  level: m.levelChangedByTheOffice,
  'changed by office': m.detailsChangedByTheOffice,
  mobile: m.mobileChanged,
  email: m.emailChanged,
  'bank request': m.bankChangeRequested,
  'bank decision': m.bankRequestDecidedByTheOffice,
  verification: m.verificationAnswered,
  'cash accepted': m.cashCommissionAccepted,
  'cash received': m.cashCommissionReceived,
  download: m.fileDownloaded,
  'calendar feed made': m.calendarLinkMade,
  'calendar feed names': m.namesInTheCalendarLink,
  'calendar feed revoked': m.calendarLinkRevoked,
  'calendar feed opened': m.calendarLinkOpened,
  'customer link made': m.statementSharedWithACustomer,
  'customer link revoked': m.customersLinkRevoked,
  'customer link opened': m.customersLinkOpened,
  'sessions ended': m.devicesLoggedOut,
  'not me': m.thisWasntMeEntry,
}

/** Shows an unknown kind unchanged. */
export function activityLabel({ kind }: Pick<ActivityRow, 'kind'>): string {
  const label = Object.hasOwn(LABELS, kind) ? LABELS[kind] : undefined
  return label?.() ?? kind
}

/** The change, such as `ending 1234 → ending 5678`, and the detail. Empty if there is neither. */
export function activityDetail({ before, after, detail }: ActivityRow): string {
  const change = before && (after ? `${before} → ${after}` : m.beforeRemoved({ before }))
  return [change || after, detail].filter(Boolean).join(' · ')
}

/** `Chrome on Android · 203.0.113.x`. */
export const deviceAndAddress = ({ device, address }: ActivityRow): string =>
  [device, address].filter(Boolean).join(' · ')
