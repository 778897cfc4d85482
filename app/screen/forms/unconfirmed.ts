import { screenPath } from '~/paths/screen-at'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import type { Failure } from './submission-result'

/** A screen on which a person can find out whether a change was made, and the advice to do so. */
export interface Check {
  label: () => string
  advice: () => string
  to: string
}

const profile: Check = { label: m.checkYourProfile, advice: m.adviceProfile, to: paths.profile() }
const mobile: Check = { label: m.checkYourMobileNumber, advice: m.adviceMobile, to: paths.profile() }
const password: Check = { label: m.checkNewPassword, advice: m.advicePassword, to: paths.logout() }
const notifications: Check = {
  label: m.checkNotifications,
  advice: m.adviceNotifications,
  to: paths.notifications(),
}

const CHECKS: Record<string, Check> = {
  [paths.updateProfile()]: profile,
  [paths.updateMail()]: profile,
  [paths.updateMobile()]: mobile,
  [paths.updateMobileOtp()]: mobile,
  [paths.changePassword()]: password,
  [paths.forcedChangePassword()]: password,
  [paths.bankDetails()]: { label: m.checkBankDetails, advice: m.adviceBankDetails, to: paths.bankDetails() },
  [paths.pendingRequests()]: {
    label: m.checkPendingRequests,
    advice: m.advicePendingRequests,
    to: paths.pendingRequests(),
  },
  [paths.notifications()]: notifications,
  [paths.clearNotifications()]: notifications,
  [paths.cashCommission()]: {
    label: m.checkReceivedCmsn,
    advice: m.adviceReceivedCmsn,
    to: paths.cashCommission(),
  },
}

const queries: Check = { label: m.checkQueries, advice: m.adviceQueries, to: paths.queries() }

/** The log of the office lists everything that its people did. */
const office: Check = { label: m.checkTheLog, advice: m.adviceOffice, to: paths.officeLog() }

/** Null for forms without such a screen, such as login. */
export function checkFor(request: Pick<Request, 'url'>): Check | null {
  const screen = screenPath(new URL(request.url).pathname)
  if (screen.startsWith(`${paths.queries()}/`)) return queries
  if (screen.startsWith(`${paths.office()}/`) && screen !== paths.officeLogin()) return office
  return CHECKS[screen] ?? null
}

export const linkTo = ({ to, label }: Check) => ({ to, label: label() })

export const adviceOf = (check: Check | null): string => (check ? check.advice() : m.pleaseTryAgain())

export const unconfirmedFailure = (check: Check | null): Failure => ({
  title: m.changeNotConfirmed(),
  message: adviceOf(check),
  link: check ? linkTo(check) : undefined,
})
