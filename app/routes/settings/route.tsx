import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { Api } from '~/api/client.server'
import { ApiError } from '~/api/errors'
import { readForm } from '~/forms/read-form.server'
import { CsrfTokenField } from '~/forms/csrf-token-field'
import { pageTitle } from '~/lib/page-title'
import type { RequestArgs } from '~/lib/request-args.server'
import { paths } from '~/paths'
import { commitPreferences, getPreferences, SettingsSchema } from '~/session/preferences.server'
import { newIdempotencyKey } from '~/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requireSameOrigin } from '~/session/same-origin.server'
import { getSession, type Session } from '~/session/session.server'
import { redirectWithToast } from '~/session/toast.server'
import { Button } from '~/ui/button/button'
import { RadioList } from '~/ui/field/radio-list'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Card } from '~/ui/card/card'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { CalendarFeed } from './calendar-feed'
import { Devices } from './devices'

export const handle = pageTitle('Settings')

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  return { ...getPreferences(request), ...(await loadOfPerson(args)) }
}

/** Null: without a session or without the optional calls. */
async function loadOfPerson(args: RequestArgs) {
  if (!(await getSession(args.request))) return { calendar: null, signedIn: null, canShare: false }
  const { session, api } = await requireAssociate(args)
  const [calendar, signedIn, canShare] = await Promise.all([
    orNull(loadCalendarFeed(api, session)),
    orNull(loadDevices(api, session)),
    api.capabilities.offers('share'),
  ])
  return { calendar, signedIn, canShare }
}

async function loadCalendarFeed(api: Api, session: Session) {
  if (!(await api.capabilities.offers('calendar'))) return null
  return {
    feed: await api.calendarFeed.get(),
    linkKey: newIdempotencyKey(session),
    namesKey: newIdempotencyKey(session),
  }
}

async function loadDevices(api: Api, session: Session) {
  const devices = await api.account.sessions()
  return { devices, idempotencyKeys: [...devices, null].map(() => newIdempotencyKey(session)) }
}

async function orNull<Data>(load: Promise<Data>): Promise<Data | null> {
  try {
    return await load
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    return null
  }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  await requireSameOrigin(args)
  const { data: settings } = await readForm(args, SettingsSchema)
  return redirectWithToast(
    paths.settings(),
    { type: 'success', message: 'Settings saved.' },
    { headers: { 'Set-Cookie': commitPreferences({ ...getPreferences(request), ...settings }) } },
  )
}

/** Submitted as a document, because only a page load switches between full and lite. */
export default function Settings() {
  const { theme, dataSaver, textSize, savedCopies, allowPaste, calendar, canShare, signedIn } =
    useLoaderData<typeof loader>()
  return (
    <Page title="Settings" lead="These apply only on this device." width="form">
      <Form method="post" action={paths.settings()} reloadDocument>
        <CsrfTokenField />
        <FormLayout actions={<Button variant="primary">Save</Button>}>
          <RadioList
            name="theme"
            label="Theme"
            defaultValue={theme}
            options={[
              { value: 'system', label: 'Same as device' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <RadioList
            name="dataSaver"
            label="Data saver"
            hint="Same screens, less data."
            defaultValue={dataSaver}
            options={[
              { value: 'auto', label: 'On slow connections' },
              { value: 'on', label: 'Always' },
              { value: 'off', label: 'Never' },
            ]}
          />
          <RadioList
            name="textSize"
            label="Text size"
            defaultValue={textSize}
            options={[
              { value: 'normal', label: 'Normal' },
              { value: 'large', label: 'Large' },
              { value: 'largest', label: 'Largest' },
            ]}
          />
          <RadioList
            name="savedCopies"
            label="Saved copies"
            hint="Read opened pages offline until you log out. Off in Data saver."
            defaultValue={savedCopies}
            options={[
              { value: 'on', label: 'Keep' },
              { value: 'off', label: "Don't keep" },
            ]}
          />
          <RadioList
            name="allowPaste"
            label="Copy and paste in account numbers"
            hint="Blocked so you type the number twice and catch mistakes. Allow it if you need it to fill in forms."
            defaultValue={allowPaste}
            options={[
              { value: 'off', label: 'Blocked' },
              { value: 'on', label: 'Allowed' },
            ]}
          />
        </FormLayout>
      </Form>
      {calendar && <CalendarFeed {...calendar} />}
      {canShare && (
        <Card heading="Links for customers">
          <p>
            Statements that you shared, with the times they were opened.{' '}
            <TextLink to={paths.customerLinks()} isInline>
              See and revoke links
            </TextLink>
          </p>
        </Card>
      )}
      {signedIn && <Devices {...signedIn} />}
    </Page>
  )
}
