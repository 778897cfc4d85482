import type { ActivityRow } from '~/api/contract/activity'

const LABELS: Record<string, string> = {
  login: 'Password accepted',
  'otp login': 'Logged in with OTP',
  'login failed': 'Wrong password or OTP',
  password: 'Password changed',
  'password by office': 'Password changed by the office',
  deactivated: 'Account deactivated by the office',
  activated: 'Account activated by the office',
  moved: 'Moved in the team by the office',
  level: 'Level changed by the office',
  mobile: 'Mobile changed',
  email: 'Email changed',
  'bank request': 'Bank change requested',
  'bank decision': 'Bank request decided by the office',
  verification: 'Verification answered',
  'cash accepted': 'Cash commission accepted',
  'cash received': 'Cash commission received',
  download: 'File downloaded',
  'calendar feed made': 'Calendar link made',
  'calendar feed names': 'Names in the calendar link',
  'calendar feed revoked': 'Calendar link revoked',
  'calendar feed opened': 'Calendar link opened',
  'customer link made': 'Statement shared with a customer',
  'customer link revoked': 'Customer’s link revoked',
  'customer link opened': 'Customer’s link opened',
  'sessions ended': 'Devices logged out',
  'not me': '“This wasn’t me”: other devices logged out',
}

/** A kind of another upstream reads as it is named. */
export const activityLabel = ({ kind }: Pick<ActivityRow, 'kind'>): string => LABELS[kind] ?? kind

/** `ending 1234 → ending 5678`; empty if there is nothing to add. */
export function activityDetail({ before, after, detail }: ActivityRow): string {
  const change = before && (after ? `${before} → ${after}` : `${before} removed`)
  return [change || after, detail].filter(Boolean).join(' · ')
}

/** `Chrome on Android · 203.0.113.x`. */
export const activityPlace = ({ device, address }: ActivityRow): string =>
  [device, address].filter(Boolean).join(' · ')
