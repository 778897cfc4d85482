import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { Receipts } from './receipts'
import { loadReceipts } from '~/subjects/bookings/statements.server'

export const handle = pageTitle(m.receipts)

export const loader = loadReceipts

export default function ReceiptsScreen() {
  return <Receipts {...useLoaderData<typeof loader>()} />
}
