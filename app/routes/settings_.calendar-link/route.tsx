import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MakeNewLinkForm } from '~/subjects/account/confirm-form'
import { failureKind } from '~/api/errors'
import { IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { redirectWithError } from '~/screen/forms/run-action.server'
import { readBody } from '~/screen/forms/read-form.server'
import { SubmissionNotice } from '~/screen/forms/submission-notice'
import { failedCall, NO_INPUT } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { ownOriginOf } from '~/session/own-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { CopyButton } from '~/ui/copy-button/copy-button'
import { TextField } from '~/ui/field/text-field'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.calendarLink)

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('calendar')
  return { idempotencyKey: newIdempotencyKey(session) }
}

/**
 * Returns the link instead of a redirect, so that no address, cookie or saved copy contains the link (decision 0038). After a lost
 * reply the form keeps its key, so that sending it again shows the link that was made.
 */
export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('calendar')
  const form = await readBody(args)
  try {
    const token = await api.calendarFeed.make(readIdempotencyKey(form))
    logSecurity(args, 'calendar link made', { user: session.user.id })
    return { link: ownOriginOf(args.request) + paths.calendar(token) }
  } catch (error) {
    if (failureKind(error) !== 'unconfirmed') throw await redirectWithError(paths.settings(), error)
    return failedCall({ ...NO_INPUT, retry: { check: null, sentKey: form.get(IDEMPOTENCY_KEY) } }, error)
  }
}

export default function CalendarLink() {
  const { idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <Page title={m.calendarLink()} back={{ to: paths.settings(), label: m.settings() }} width="form">
      {result && 'link' in result ? (
        <>
          <p>{m.copyCalendarLinkNow()}</p>
          <TextField
            name="calendar-address"
            label={m.link()}
            hint={m.calendarLinkWarning()}
            defaultValue={result.link}
            autoComplete="off"
            isReadOnly
          />
          <CopyButton text={result.link} />
        </>
      ) : (
        <>
          <SubmissionNotice result={result} />
          <MakeNewLinkForm idempotencyKey={result?.values[IDEMPOTENCY_KEY] ?? idempotencyKey} />
        </>
      )}
    </Page>
  )
}
