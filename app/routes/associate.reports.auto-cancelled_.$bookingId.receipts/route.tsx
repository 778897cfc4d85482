import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { Receipts } from '~/statements/receipts'
import { loadReceipts } from '~/statements/statements.server'

export const handle = pageTitle('Receipts')

export const loader = (args: LoaderFunctionArgs) => loadReceipts(args, 'auto-cancelled')

export default function ReceiptsScreen() {
  return <Receipts {...useLoaderData<typeof loader>()} />
}
