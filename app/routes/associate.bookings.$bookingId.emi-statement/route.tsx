import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { EmiStatement } from './emi-statement'
import { loadEmiStatement } from '~/subjects/bookings/statements.server'

export const handle = pageTitle(m.emiStatement)

export const loader = loadEmiStatement

export default function EmiStatementScreen() {
  return <EmiStatement {...useLoaderData<typeof loader>()} />
}
