import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ClearNotificationsForm } from '~/subjects/account/clear-notifications-form'
import { forgetNotifications } from '~/subjects/account/notification-count.server'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { readBody } from '~/screen/forms/read-form.server'
import { SubmissionNotice } from '~/screen/forms/submission-notice'
import { runAction } from '~/screen/forms/run-action.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.clearNotifications)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'
export { skipRevalidationOnError as shouldRevalidate } from '~/screen/forms/revalidation'

export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requireAssociate(args)
  return { idempotencyKey: newIdempotencyKey(session) }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const idempotencyKey = readIdempotencyKey(await readBody(args))
  return runAction(request, paths.notifications(), async () => {
    const { message } = await api.notifications.clearAll(idempotencyKey)
    forgetNotifications(session.token)
    return message
  })
}

/** The link in Notifications leads to this page; with scripts it opens the same form in a dialog instead. */
export default function ClearNotifications() {
  const { idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  return (
    <Page
      title={m.clearNotifications()}
      back={{ to: paths.notifications(), label: m.notifications() }}
      width="form"
    >
      <SubmissionNotice result={result} />
      <ClearNotificationsForm idempotencyKey={idempotencyKey} />
    </Page>
  )
}
