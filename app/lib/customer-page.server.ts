import { CUSTOMER_PAGES } from '~/paths'
import { asMatched } from './screen-at'

/** Pages for people without an account: no session, no referrer, not in search engines (X043). */
export const isCustomerPage = (pathname: string): boolean => asMatched(pathname).startsWith(CUSTOMER_PAGES)
