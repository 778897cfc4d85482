import { pageTitle } from '~/lib/page-title'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('No connection')

/** Shown offline for pages without a saved copy. The empty link reloads that page. */
export default function Offline() {
  return (
    <Page title="No connection">
      <EmptyState action={{ to: '', label: 'Try again' }}>
        This page was not saved on this device. Check your connection.
      </EmptyState>
    </Page>
  )
}
