import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'

export const handle = { ...pageTitle(m.notLoggedOutYet), isLite: true }

/** The service worker shows this page after a logout without a connection, until the logout reaches the portal. */
export default function LogoutPending() {
  return (
    <Page title={m.notLoggedOutYet()}>
      <EmptyState action={{ to: paths.login(), label: m.tryAgain() }}>{m.accountStillOpen()}</EmptyState>
    </Page>
  )
}
