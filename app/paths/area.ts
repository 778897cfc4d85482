import * as addresses from './addresses'
import { asMatched } from './screen-at'

/** Associates and the people of the office log in separately. The address decides which session a request has. */
export type Area = 'portal' | 'office'

export const areaAt = (pathname: string): Area =>
  /^\/office([/.]|$)/.test(asMatched(pathname)) ? 'office' : 'portal'

interface AreaAddresses {
  start: () => string
  login: typeof addresses.login
  logout: typeof addresses.logout
  keepAlive: () => string
  /** The screen for a password that must be changed. */
  newPassword: () => string
}

export const AREAS: Record<Area, AreaAddresses> = {
  portal: {
    start: () => addresses.bookingsByDate(),
    login: addresses.login,
    logout: addresses.logout,
    keepAlive: addresses.keepAlive,
    newPassword: addresses.forcedChangePassword,
  },
  office: {
    start: addresses.office,
    login: addresses.officeLogin,
    logout: addresses.officeLogout,
    keepAlive: addresses.officeKeepAlive,
    newPassword: addresses.officePassword,
  },
}
