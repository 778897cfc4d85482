import { CUSTOMER_PAGES } from '~/paths'
import { asMatched } from './screen-at'

/** True for pages for people without an account. They have no session, send no referrer and are not indexed (X043). */
export const isCustomerPage = (pathname: string): boolean => asMatched(pathname).startsWith(CUSTOMER_PAGES)
