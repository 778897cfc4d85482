import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ClearNotificationsForm } from '~/account/clear-notifications-form'
import { forgetUnreadCount } from '~/account/notification-count.server'
import type { Outcome } from '~/lib/outcome'
import { readBody } from '~/lib/form.server'
import { OutcomeNotice } from '~/lib/outcome-notice'
import { outcomeResponse } from '~/lib/outcome.server'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { newFormKey, readFormKey } from '~/session/form-key.server'
import { requireAssociate } from '~/session/guard.server'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('Clear Notifications')
export {
  skipRevalidationOnError as shouldRevalidate,
  actionKeepingInput as clientAction,
} from '~/lib/action-keeping-input'

export async function loader({ request }: LoaderFunctionArgs) {
  const { session } = await requireAssociate(request)
  return { formKey: newFormKey(session) }
}

export async function action({ request }: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const formKey = readFormKey(await readBody(request))
  return outcomeResponse(request, paths.notifications(), async () => {
    const { message } = await api.notifications.clearAll(formKey)
    forgetUnreadCount(session.token)
    return message
  })
}

/** A page in plain HTML; a dialog over the list with JavaScript. */
export default function ClearNotifications() {
  const { formKey } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  return (
    <Page
      title="Clear Notifications"
      back={{ to: paths.notifications(), label: 'Notifications' }}
      width="form"
    >
      <OutcomeNotice outcome={outcome} />
      <ClearNotificationsForm formKey={formKey} />
    </Page>
  )
}
