import { CUSTOMER_PAGES } from '~/paths/paths'
import { asMatched } from './screen-at'

/** True for the pages of customers. These pages need no session, send no referrer and are not indexed (X043). */
export const isCustomerPage = (pathname: string): boolean => asMatched(pathname).startsWith(CUSTOMER_PAGES)
