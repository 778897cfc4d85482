import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { EmiStatement } from '~/statements/emi-statement'
import { loadEmiStatement } from '~/statements/statements.server'

export const handle = pageTitle('EMI Statement')

export const loader = (args: LoaderFunctionArgs) => loadEmiStatement(args, 'auto-cancelled')

export default function EmiStatementScreen() {
  return <EmiStatement {...useLoaderData<typeof loader>()} />
}
