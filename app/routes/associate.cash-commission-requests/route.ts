import { redirect } from '@remix-run/node'
import { paths } from '~/paths'

/** The specification's second address redirects permanently (M006). */
export const loader = () => redirect(paths.cashCommission(), 301)
