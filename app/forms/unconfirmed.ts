import { UNCONFIRMED } from '~/domain/unconfirmed'
import { paths } from '~/paths'
import type { Failure } from './submission-result'

/** The screen that shows whether a change was made; its label starts the advice. */
export interface Check {
  label: string
  to: string
}

const profile: Check = { label: 'Check your profile', to: paths.profile() }
const mobile: Check = { label: 'Check your mobile number', to: paths.profile() }
const password: Check = { label: 'Log in with the new password to check', to: paths.logout() }
const notifications: Check = { label: 'Check Notifications', to: paths.notifications() }

const CHECKS: Record<string, Check> = {
  [paths.updateProfile()]: profile,
  [paths.updateMail()]: profile,
  [paths.updateMobile()]: mobile,
  [paths.updateMobileOtp()]: mobile,
  [paths.changePassword()]: password,
  [paths.forcedChangePassword()]: password,
  [paths.bankDetails()]: { label: 'Check Bank Details', to: paths.bankDetails() },
  [paths.pendingRequests()]: { label: 'Check Pending Requests', to: paths.pendingRequests() },
  [paths.notifications()]: notifications,
  [paths.clearNotifications()]: notifications,
  [paths.cashCommission()]: { label: 'Check Received CMSN', to: paths.cashCommission() },
}

const queries: Check = { label: 'Check Queries', to: paths.queries() }

/** Null for forms whose effect no screen shows, such as login. */
export function checkFor(request: Pick<Request, 'url'>): Check | null {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith(`${paths.queries()}/`)) return queries
  return CHECKS[pathname.replace(/\.data$/, '')] ?? null
}

export const adviceOf = (check: Check | null): string =>
  check ? `${check.label} before you try again.` : 'Please try again.'

/** The change may have been made: its response was lost. */
export const unconfirmedFailure = (check: Check | null): Failure => ({
  title: UNCONFIRMED,
  message: adviceOf(check),
  link: check ?? undefined,
})
