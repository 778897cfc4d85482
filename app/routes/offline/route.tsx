import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'

export const handle = { ...pageTitle(m.noConnection), isLite: true }

/** Shown offline for pages without a saved copy. The service worker lets "Try again" reload the requested address. */
export default function Offline() {
  return (
    <Page title={m.noConnection()}>
      <EmptyState action={{ to: paths.offline(), label: m.tryAgain() }}>{m.pageNotSaved()}</EmptyState>
    </Page>
  )
}
