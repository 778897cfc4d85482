import { Form } from '@remix-run/react'
import type { CalendarFeed as Feed } from '~/api/contract/calendar-feed'
import { MakeNewLinkForm, RevokeLinkForm } from '~/calendar/confirm-form'
import { formatDate, formatDateTime } from '~/domain/dates'
import { CsrfTokenField } from '~/forms/csrf-token-field'
import { IDEMPOTENCY_KEY } from '~/forms/idempotency-key'
import { paths } from '~/paths'
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
      <Card heading="Calendar feed">
        <p>
          Your own customers&apos; amounts due as a calendar on your phone or computer. Whoever has the link
          can read it.
        </p>
        {feed ? (
          <MadeFeed feed={feed} {...keys} />
        ) : (
          <Form method="post" action={paths.calendarLink()} reloadDocument>
            <CsrfTokenField />
            <input type="hidden" name={IDEMPOTENCY_KEY} value={keys.linkKey} />
            <Button>Make a calendar link</Button>
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
        Made on {formatDate(madeAt)}
        <br />
        {lastReadAt ? `Last read ${formatDateTime(lastReadAt)}` : 'Not read yet'}
      </p>
      <Form method="post" action={paths.calendarLink('/names')} reloadDocument>
        <CsrfTokenField />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={namesKey} />
        <Stack gap={8}>
          <p>Customers&apos; names are {showsNames ? 'shown' : 'hidden'}.</p>
          <div>
            <Button name="names" value={showsNames ? 'off' : 'on'}>
              {showsNames ? 'Hide' : 'Show'} customers&apos; names
            </Button>
          </div>
        </Stack>
      </Form>
      <Stack direction="row" gap={12}>
        <ConfirmLink to={paths.calendarLink()} label="Make a new link" title="Make a new link">
          {(close) => <MakeNewLinkForm idempotencyKey={linkKey} onClose={close} />}
        </ConfirmLink>
        <ConfirmLink to={paths.calendarLink('/revoke')} label="Revoke link" title="Revoke link">
          {(close) => <RevokeLinkForm idempotencyKey={linkKey} onClose={close} />}
        </ConfirmLink>
      </Stack>
    </>
  )
}
