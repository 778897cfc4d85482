import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RevokeLinkForm } from '~/subjects/account/confirm-form'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { redirectAfter } from '~/screen/forms/run-action.server'
import { readBody } from '~/screen/forms/read-form.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.revokeLink)

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('calendar')
  return { idempotencyKey: newIdempotencyKey(session) }
}

export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('calendar')
  const form = await readBody(args)
  return redirectAfter(paths.settings(), async () => {
    await api.calendarFeed.change('revoked', readIdempotencyKey(form))
    logSecurity(args, 'calendar link revoked', { user: session.user.id })
    return m.theCalendarLinkIsRevoked()
  })
}

/** The link in Settings leads to this page; with scripts it opens the same form in a dialog instead. */
export default function RevokeCalendarLink() {
  const { idempotencyKey } = useLoaderData<typeof loader>()
  return (
    <Page title={m.revokeLink()} back={{ to: paths.settings(), label: m.settings() }} width="form">
      <RevokeLinkForm idempotencyKey={idempotencyKey} />
    </Page>
  )
}
