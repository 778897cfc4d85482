import { Form } from '@remix-run/react'
import type { CalendarFeed as Feed } from '~/contract/calendar-feed'
import { MakeNewLinkForm, RevokeLinkForm } from '~/subjects/account/confirm-form'
import { formatDate, formatDateTime } from '~/domain/dates'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { ConfirmLink } from '~/ui/confirm-link/confirm-link'
import { Stack } from '~/ui/stack/stack'

interface CalendarFeedProps {
  feed: Feed | null
  /** Idempotency keys of the forms. */
  linkKey: string
  namesKey: string
}

export function CalendarFeed({ feed, ...keys }: CalendarFeedProps) {
  return (
    <div id="calendar-feed">
      <Card heading={m.calendarFeed()}>
        <p>{m.calendarFeedIntro()}</p>
        {feed ? (
          <MadeFeed feed={feed} {...keys} />
        ) : (
          <Form method="post" action={paths.calendarLink()} reloadDocument>
            <CsrfTokenField />
            <input type="hidden" name={IDEMPOTENCY_KEY} value={keys.linkKey} />
            <Button>{m.makeACalendarLink()}</Button>
          </Form>
        )}
      </Card>
    </div>
  )
}

function MadeFeed({ feed, linkKey, namesKey }: CalendarFeedProps & { feed: Feed }) {
  const { madeAt, lastReadAt, showsNames } = feed
  return (
    <>
      <p>
        {m.madeOnDate({ madeAt: formatDate(madeAt) })}
        <br />
        {lastReadAt ? m.calendarLastRead({ lastReadAt: formatDateTime(lastReadAt) }) : m.notReadYet()}
      </p>
      <Form method="post" action={paths.calendarLink('/names')} reloadDocument>
        <CsrfTokenField />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={namesKey} />
        <Stack gap={8}>
          <p>{showsNames ? m.customersNamesAreShown() : m.customersNamesAreHidden()}</p>
          <div>
            <Button name="names" value={showsNames ? 'off' : 'on'}>
              {showsNames ? m.hideCustomersNames() : m.showCustomersNames()}
            </Button>
          </div>
        </Stack>
      </Form>
      <Stack direction="row" gap={12}>
        <ConfirmLink to={paths.calendarLink()} label={m.makeANewLink()} title={m.makeANewLink()}>
          {(close) => <MakeNewLinkForm idempotencyKey={linkKey} onClose={close} />}
        </ConfirmLink>
        <ConfirmLink to={paths.calendarLink('/revoke')} label={m.revokeLink()} title={m.revokeLink()}>
          {(close) => <RevokeLinkForm idempotencyKey={linkKey} onClose={close} />}
        </ConfirmLink>
      </Stack>
    </>
  )
}
