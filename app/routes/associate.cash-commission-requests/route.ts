import { redirect } from '@remix-run/node'
import { paths } from '~/paths'

/** The screen has one address; this other one of the specification leads there for good (checklist M006). */
export const loader = () => redirect(paths.cashCommission(), 301)
