import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { CustomerLink } from '~/contract/customer-links'
import { formatDateTime, timestampInIndia } from '~/domain/dates'
import { bookingLine } from '~/domain/statements'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { redirectAfter } from '~/screen/forms/run-action.server'
import { readBody } from '~/screen/forms/read-form.server'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { Button } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DateText, RichText } from '~/ui/text/text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'

export const handle = pageTitle(m.linksForCustomers)

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('share')
  const now = timestampInIndia()
  const links = (await api.customerLinks.all()).map((link) => ({
    ...link,
    isLive: !link.revokedAt && !isOver(link.expiresAt, now),
    idempotencyKey: newIdempotencyKey(session),
  }))
  return { links: [...links.filter(({ isLive }) => isLive), ...links.filter(({ isLive }) => !isLive)] }
}

/** A date without a time means the end of that day. A link without a date may still work, so the page offers to revoke it. */
const isOver = (expiresAt: string | null, now: string) =>
  expiresAt !== null && expiresAt < now.slice(0, expiresAt.length)

export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('share')
  const form = await readBody(args)
  return redirectAfter(paths.customerLinks(), async () => {
    const { message } = await api.customerLinks.revoke(
      String(form.get('link') ?? ''),
      readIdempotencyKey(form),
    )
    logSecurity(args, 'customer link revoked', { user: session.user.id })
    return message
  })
}

export default function CustomerLinks() {
  const { links } = useLoaderData<typeof loader>()
  return (
    <Page
      title={m.linksForCustomers()}
      lead={m.whatCustomerLinksShow()}
      back={{ to: paths.settings(), label: m.settings() }}
      width="form"
    >
      {links.length === 0 ? (
        <EmptyState hint={m.howToShareStatement()} action={{ to: paths.home(), label: m.home() }}>
          {m.noLinksYet()}
        </EmptyState>
      ) : (
        <Stack gap={12}>
          {links.map((link) => (
            <LinkCard key={link.id} {...link} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

type LinkCardProps = CustomerLink & { isLive: boolean; idempotencyKey: string }

function LinkCard({ isLive, idempotencyKey, ...link }: LinkCardProps) {
  return (
    <Card heading={bookingLine(link)}>
      <p>
        <RichText
          text={textOf(link, isLive)}
          parts={{
            made: <DateText date={link.madeAt} />,
            end: <DateText date={link.revokedAt ?? link.expiresAt} />,
          }}
        />
        <br />
        {viewsText(link)}
      </p>
      {isLive && (
        <Form method="post" action={paths.customerLinks()} reloadDocument>
          <CsrfTokenField />
          <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
          <Button name="link" value={link.id}>
            {m.revoke()}
          </Button>
        </Form>
      )}
    </Card>
  )
}

/** Openings by people: not by previews and robots (X105). */
function viewsText({ views, firstViewedAt, lastViewedAt }: CustomerLink): string {
  if (views === 0) return m.notOpenedYet()
  const times = lastViewedAt
    ? m.openedTimesLast({ views, last: formatDateTime(lastViewedAt) })
    : m.openedTimes({ views })
  return firstViewedAt ? `${m.firstOpened({ first: formatDateTime(firstViewedAt) })} · ${times}` : times
}

function textOf({ revokedAt }: CustomerLink, isLive: boolean): string {
  if (revokedAt) return m.madeAndRevoked()
  return isLive ? m.madeAndEnds() : m.madeAndEnded()
}
