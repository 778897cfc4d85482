import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'

export const handle = { ...pageTitle('No connection'), isLite: true }

/** Shown offline for pages without a saved copy. */
export default function Offline() {
  return (
    <Page title="No connection">
      <EmptyState action={{ to: paths.offline(), label: 'Try again' }}>
        This page was not saved on this device. Check your connection.
      </EmptyState>
    </Page>
  )
}
