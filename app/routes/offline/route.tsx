import { pageTitle } from '~/lib/page-title'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('No connection')

/** What the service worker shows in the place of a page that it has no copy of. Empty, the link leads to that page itself. */
export default function Offline() {
  return (
    <Page title="No connection">
      <EmptyState action={{ to: '', label: 'Try again' }}>
        This page was not saved on this device. Check your connection.
      </EmptyState>
    </Page>
  )
}
