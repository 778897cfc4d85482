import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MakeNewLinkForm } from '~/calendar/confirm-form'
import { env } from '~/env.server'
import { newIdempotencyKey } from '~/forms/idempotency-key.server'
import { redirectWithError } from '~/forms/redirect-after.server'
import { readBody } from '~/forms/read-form.server'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
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

/** Returns the link instead of a redirect, so that no address, cookie or saved copy contains the link (decision 0038). */
export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('calendar')
  await readBody(args)
  try {
    const token = await api.calendarFeed.make()
    logSecurity(args, 'calendar link made', { user: session.user.id })
    return data({ link: env.publicOrigin + paths.calendar(token) })
  } catch (error) {
    throw await redirectWithError(paths.settings(), error)
  }
}

export default function CalendarLink() {
  const { idempotencyKey } = useLoaderData<typeof loader>()
  const link = useActionData<typeof action>()?.link
  return (
    <Page title={m.calendarLink()} back={{ to: paths.settings(), label: m.settings() }} width="form">
      {link ? (
        <>
          <p>{m.copyCalendarLinkNow()}</p>
          <TextField
            name="calendar-address"
            label={m.link()}
            hint={m.calendarLinkWarning()}
            defaultValue={link}
            autoComplete="off"
            isReadOnly
          />
          <CopyButton text={link} />
        </>
      ) : (
        <MakeNewLinkForm idempotencyKey={idempotencyKey} />
      )}
    </Page>
  )
}
