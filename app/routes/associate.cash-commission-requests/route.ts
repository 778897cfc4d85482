import { redirect } from '@remix-run/node'
import { paths } from '~/paths/paths'

/** The specification gives Received CMSN two addresses. This one redirects permanently to the other (M006). */
export const loader = () => redirect(paths.cashCommission(), 301)
