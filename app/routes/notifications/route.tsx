import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useFetchers, useLoaderData } from '@remix-run/react'
import { ClearNotificationsForm } from '~/subjects/account/clear-notifications-form'
import {
  cacheNotifications,
  forgetNotifications,
  isNewSince,
  markSeen,
  seenUntil,
} from '~/subjects/account/notification-count.server'
import { sanitizedMessage, subjectLink } from './shown-notifications.server'
import { toListResult } from '~/api/result'
import { formatDateTime } from '~/domain/dates'
import { isRejection, type SubmissionResult } from '~/screen/forms/submission-result'
import { readBody } from '~/screen/forms/read-form.server'
import { SubmissionNotice } from '~/screen/forms/submission-notice'
import { runAction } from '~/screen/forms/run-action.server'
import { failed, NO_INPUT } from '~/screen/forms/submission-result.server'
import { mapInTurns } from '~/files/in-turn.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { isPrefetch } from '~/session/idle-timeout.server'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { NotificationCard } from './notification-card'
import { list } from './notification-card.css'

export const handle = pageTitle(m.notifications)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'
export { skipRevalidationOnError as shouldRevalidate } from '~/screen/forms/revalidation'

/** Limited, because the id becomes part of the upstream's URL. */
const MAX_ID_LENGTH = 100

/** Marks the notifications as read, for the bell of the following pages. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  const { data: notifications, refusal } = await toListResult(api.notifications.all(), [])
  if (refusal === null) cacheNotifications(session.token, notifications)
  const seen = seenUntil(args, session.user.id)
  const marked = isPrefetch(args.request) ? null : markSeen(args, session.user.id, notifications)
  const shown = await mapInTurns(
    notifications,
    ({ id, header, message, createdAt, about, bookingId, queryId }) => ({
      id,
      header,
      ...sanitizedMessage(message),
      date: formatDateTime(createdAt),
      isNew: isNewSince(seen, createdAt),
      link: subjectLink(about, bookingId, queryId),
      idempotencyKey: newIdempotencyKey(session),
    }),
  )
  const page = {
    refusal,
    notifications: shown,
    clearKey: newIdempotencyKey(session),
  }
  return data(page, { headers: marked ? { 'Set-Cookie': marked } : {} })
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const { api, session } = await requireAssociate(args)
  const form = await readBody(args)
  const id = form.get('id')
  if (typeof id !== 'string' || !id || id.length > MAX_ID_LENGTH)
    return failed(NO_INPUT, { message: m.noNotificationChosen() })
  return runAction(request, paths.notifications(), async () => {
    const { message } = await api.notifications.clear(id, readIdempotencyKey(form))
    forgetNotifications(session.token)
    return message
  })
}

export default function Notifications() {
  const { notifications, refusal, clearKey } = useLoaderData<typeof loader>()
  const result = useActionData<SubmissionResult>()
  const isClearing = useFetchers().some(
    ({ formAction, data }) =>
      formAction === paths.clearNotifications() && !isRejection(data as SubmissionResult | undefined),
  )
  const isEmpty = isClearing || notifications.length === 0
  return (
    <Page
      title={m.notifications()}
      actions={
        notifications.length > 0 && (
          <ConfirmLink to={paths.clearNotifications()} label={m.clearAll()} title={m.clearAll()}>
            {(close) => <ClearNotificationsForm idempotencyKey={clearKey} onClose={close} />}
          </ConfirmLink>
        )
      }
    >
      <SubmissionNotice result={result} />
      {isEmpty ? (
        <EmptyState
          hint={refusal === null ? m.notificationsAppearHere() : undefined}
          action={{ to: paths.home(), label: m.home() }}
        >
          {refusal ?? m.noNotificationsFound()}
        </EmptyState>
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
