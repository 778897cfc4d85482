import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('Reports')

export async function loader(args: LoaderFunctionArgs) {
  await requireAssociate(args)
  return null
}

export default function Reports() {
  return (
    <Page title="Reports">
      <Ledger>
        <LedgerRow
          label="Auto Cancelled"
          detail="Bookings that were cancelled automatically"
          to={paths.autoCancelled()}
        />
      </Ledger>
    </Page>
  )
}
