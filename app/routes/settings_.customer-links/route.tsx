import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import type { CustomerLink } from '~/api/contract/customer-links'
import { ApiError } from '~/api/errors'
import { formatDate, formatDateTime, timestampInIndia } from '~/domain/dates'
import { bookingLine } from '~/domain/statements'
import { CsrfTokenField } from '~/forms/csrf-token-field'
import { IDEMPOTENCY_KEY } from '~/forms/idempotency-key'
import { newIdempotencyKey, readIdempotencyKey } from '~/forms/idempotency-key.server'
import { readBody } from '~/forms/read-form.server'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { logSecurity } from '~/session/security-log.server'
import { redirectWithToast } from '~/session/toast.server'
import { Button } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'

export const handle = pageTitle('Links for customers')

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('share')
  const now = timestampInIndia()
  const links = (await api.customerLinks.all()).map((link) => ({
    ...link,
    isLive: !link.revokedAt && (link.expiresAt ?? '') > now,
    idempotencyKey: newIdempotencyKey(session),
  }))
  return { links: [...links.filter(({ isLive }) => isLive), ...links.filter(({ isLive }) => !isLive)] }
}

export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('share')
  const form = await readBody(args)
  try {
    const { message } = await api.customerLinks.revoke(
      String(form.get('link') ?? ''),
      readIdempotencyKey(form),
    )
    logSecurity(args, 'customer link revoked', { user: session.user.id })
    return await redirectWithToast(paths.customerLinks(), { type: 'success', message })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'unauthenticated') throw error
    return redirectWithToast(paths.customerLinks(), { type: 'error', message: error.message })
  }
}

export default function CustomerLinks() {
  const { links } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Links for customers"
      lead="Each shows one customer the statement of one booking, without a login, for 7 days."
      back={{ to: paths.settings(), label: 'Settings' }}
      width="form"
    >
      {links.length === 0 ? (
        <EmptyState hint="Open a booking’s EMI Statement and choose Share with customer.">
          No links yet
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
        {stateOf(link, isLive)}
        <br />
        {link.views === 0 ? 'Not opened yet' : `Opened ${link.views} ${link.views === 1 ? 'time' : 'times'}`}
        {link.lastViewedAt && `, last ${formatDateTime(link.lastViewedAt)}`}
      </p>
      {isLive && (
        <Form method="post" action={paths.customerLinks()} reloadDocument>
          <CsrfTokenField />
          <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
          <Button name="link" value={link.id}>
            Revoke
          </Button>
        </Form>
      )}
    </Card>
  )
}

function stateOf({ madeAt, expiresAt, revokedAt }: CustomerLink, isLive: boolean): string {
  const made = `Made on ${formatDate(madeAt)}`
  if (revokedAt) return `${made}, revoked on ${formatDate(revokedAt)}`
  return isLive ? `${made}, ends on ${formatDate(expiresAt)}` : `${made}, ended on ${formatDate(expiresAt)}`
}
