import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useFetchers, useLoaderData } from '@remix-run/react'
import { ClearNotificationsForm } from '~/account/clear-notifications-form'
import { forgetUnreadCount, setUnreadCount } from '~/account/notification-count.server'
import { notificationHtml } from './notification-html.server'
import { toListResult } from '~/api/result'
import { formatDateTime } from '~/domain/dates'
import type { Outcome } from '~/lib/outcome'
import { readBody } from '~/lib/form.server'
import { OutcomeNotice } from '~/lib/outcome-notice'
import { outcomeResponse } from '~/lib/outcome.server'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { newFormKey, readFormKey } from '~/session/form-key.server'
import { requireAssociate } from '~/session/guard.server'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { NotificationCard } from './notification-card'
import { list } from './notification-card.css'

export const handle = pageTitle('Notifications')
export {
  skipRevalidationOnError as shouldRevalidate,
  actionKeepingInput as clientAction,
} from '~/lib/action-keeping-input'

/** It is part of a URL. */
const MAX_ID = 100
const NOT_NAMED = 'No notification was named.'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { data: all, refusal } = await toListResult(api.notifications.all(), [])
  if (refusal === null) setUnreadCount(session.token, all.length)
  return {
    refusal,
    notifications: all.map(({ id, header, message, createdAt }) => ({
      id,
      header,
      html: notificationHtml(message),
      date: formatDateTime(createdAt),
      formKey: newFormKey(session),
    })),
    clearKey: newFormKey(session),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const form = await readBody(request)
  const id = form.get('id')
  if (typeof id !== 'string' || !id || id.length > MAX_ID)
    return data<Outcome>({ isDone: false, message: NOT_NAMED }, { status: 400 })
  return outcomeResponse(request, paths.notifications(), async () => {
    const { message } = await api.notifications.clear(id, readFormKey(form))
    forgetUnreadCount(session.token)
    return message
  })
}

export default function Notifications() {
  const { notifications, refusal, clearKey } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const isClearing = useFetchers().some(
    ({ formAction, data }) =>
      formAction === paths.clearNotifications() && (data as Outcome)?.isDone !== false,
  )
  const isEmpty = isClearing || notifications.length === 0
  return (
    <Page
      title="Notifications"
      actions={
        notifications.length > 0 && (
          <ConfirmLink to={paths.clearNotifications()} label="Clear All" title="Clear All">
            {(close) => <ClearNotificationsForm formKey={clearKey} onClose={close} />}
          </ConfirmLink>
        )
      }
    >
      <OutcomeNotice outcome={outcome} />
      {isEmpty ? (
        <EmptyState>{refusal ?? 'No results found.'}</EmptyState>
      ) : (
        <ul className={list}>
          {notifications.map((notification, index) => (
            <NotificationCard key={notification.id ?? index} {...notification} />
          ))}
        </ul>
      )}
    </Page>
  )
}
