import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/messages/messages'
import { EmiStatement } from './emi-statement'
import { loadEmiStatement } from './statements.server'

export const handle = pageTitle(m.emiStatement)

export const loader = loadEmiStatement

export default function EmiStatementScreen() {
  return <EmiStatement {...useLoaderData<typeof loader>()} />
}
