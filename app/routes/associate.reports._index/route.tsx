import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.reports)

export async function loader(args: LoaderFunctionArgs) {
  await requireAssociate(args)
  return null
}

export default function Reports() {
  return (
    <Page title={m.reports()}>
      <Ledger>
        <LedgerRow label={m.autoCancelled()} detail={m.whatAutoCancelledLists()} to={paths.autoCancelled()} />
      </Ledger>
    </Page>
  )
}
