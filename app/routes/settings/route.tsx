import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { Api } from '~/api/client.server'
import { toResult } from '~/api/result'
import { env } from '~/env.server'
import { readForm } from '~/screen/forms/read-form.server'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { pageTitle } from '~/screen/page-title'
import type { RequestArgs } from '~/api/caller.server'
import { LANGUAGE_NAMES } from '~/messages/languages'
import { m } from '~/messages/messages'
import { inLanguage } from '~/messages/request-language.server'
import { paths } from '~/paths/paths'
import { commitPreferences, getPreferences, SettingsSchema } from '~/session/preferences.server'
import { languageAt } from '~/session/language.server'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requireSameOrigin } from '~/session/same-origin.server'
import { getSession, type Session } from '~/session/session.server'
import { redirectWithToast } from '~/session/toast.server'
import { Button } from '~/ui/button/button'
import { RadioList } from '~/ui/field/radio-list'
import { Card } from '~/ui/card/card'
import { Page } from '~/ui/page/page'
import { RichText } from '~/ui/text/text'
import { Columns, Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import { CalendarFeed } from './calendar-feed'
import { Devices } from './devices'
import { saveBar } from './settings.css'

export const handle = pageTitle(m.settings)

export async function loader(args: LoaderFunctionArgs) {
  return { ...getPreferences(args), languages: env.languages, ...(await loadPersonalParts(args)) }
}

/** Without a session, the page shows none of these parts. It also omits a part if the upstream lacks its call or the call fails. */
async function loadPersonalParts(args: RequestArgs) {
  if (!(await getSession(args))) return { calendar: null, deviceList: null, canShare: false }
  const { session, api } = await requireAssociate(args)
  const [calendar, deviceList, canShare] = await Promise.all([
    toResult(loadCalendarFeed(api, session)),
    toResult(loadDevices(api, session)),
    api.capabilities.offers('share'),
  ])
  return { calendar: calendar.data, deviceList: deviceList.data, canShare }
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
  return {
    devices: devices.map((device) => ({ ...device, idempotencyKey: newIdempotencyKey(session) })),
    allDevicesKey: newIdempotencyKey(session),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  await requireSameOrigin(args)
  const { data: settings } = await readForm(args, SettingsSchema)
  const preferences = { ...getPreferences(args), ...settings }
  // The message appears on the next page, which is in the chosen language.
  const message = inLanguage(languageAt(preferences, request), () => m.settingsSaved())
  return redirectWithToast(
    paths.settings(),
    { type: 'success', message },
    { headers: { 'Set-Cookie': commitPreferences(preferences) } },
  )
}

/** Submitted as a document, because only a page load switches between full and lite. */
export default function Settings() {
  const { calendar, canShare, deviceList, languages, ...settings } = useLoaderData<typeof loader>()
  const { theme, dataSaver, textSize, savedCopies, findShortcut, allowPaste, language } = settings
  return (
    <Page title={m.settings()} lead={m.settingsOfThisDevice()}>
      <Form method="post" action={paths.settings()} reloadDocument>
        <CsrfTokenField />
        <Stack gap={24}>
          <Columns>
            {languages.length > 1 && (
              <RadioList
                name="language"
                label={m.language()}
                defaultValue={language}
                options={[
                  { value: '', label: m.sameAsDevice() },
                  ...languages.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
                ]}
              />
            )}
            <RadioList
              name="theme"
              label={m.theme()}
              defaultValue={theme}
              options={[
                { value: 'system', label: m.sameAsDevice() },
                { value: 'light', label: m.light() },
                { value: 'dark', label: m.dark() },
              ]}
            />
            <RadioList
              name="dataSaver"
              label={m.dataSaver()}
              hint={m.sameScreensLessData()}
              defaultValue={dataSaver}
              options={[
                { value: 'auto', label: m.onSlowConnections() },
                { value: 'on', label: m.always() },
                { value: 'off', label: m.never() },
              ]}
            />
            <RadioList
              name="textSize"
              label={m.textSize()}
              defaultValue={textSize}
              options={[
                { value: 'normal', label: m.normal() },
                { value: 'large', label: m.large() },
                { value: 'largest', label: m.largest() },
              ]}
            />
            <RadioList
              name="savedCopies"
              label={m.savedCopies()}
              hint={m.savedCopiesHint()}
              defaultValue={savedCopies}
              options={[
                { value: 'on', label: m.keep() },
                { value: 'off', label: m.dontKeep() },
              ]}
            />
            <RadioList
              name="findShortcut"
              label={m.findShortcut()}
              hint={m.findShortcutHint()}
              defaultValue={findShortcut}
              options={[
                { value: 'on', label: m.on() },
                { value: 'off', label: m.off() },
              ]}
            />
            <RadioList
              name="allowPaste"
              label={m.pasteInAccountNumbers()}
              hint={m.whyPasteIsBlocked()}
              defaultValue={allowPaste}
              options={[
                { value: 'off', label: m.blocked() },
                { value: 'on', label: m.allowed() },
              ]}
            />
          </Columns>
          <div className={saveBar}>
            <Button variant="primary">{m.save()}</Button>
          </div>
        </Stack>
      </Form>
      {calendar && <CalendarFeed {...calendar} />}
      {canShare && (
        <Card heading={m.linksForCustomers()}>
          <p>
            <RichText
              text={m.statementsYouShared()}
              parts={{
                link: (words) => (
                  <TextLink to={paths.customerLinks()} isInline>
                    {words}
                  </TextLink>
                ),
              }}
            />
          </p>
        </Card>
      )}
      {deviceList && <Devices {...deviceList} />}
    </Page>
  )
}
