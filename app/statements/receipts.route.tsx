import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/messages/messages'
import { Receipts } from './receipts'
import { loadReceipts } from './statements.server'

export const handle = pageTitle(m.receipts)

export const loader = loadReceipts

export default function ReceiptsScreen() {
  return <Receipts {...useLoaderData<typeof loader>()} />
}
