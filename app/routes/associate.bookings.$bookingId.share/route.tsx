import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { customerLinkText } from '~/domain/share-texts'
import { bookingLine } from '~/domain/statements'
import { failureKind } from '~/api/errors'
import { newIdempotencyKey, readIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { redirectWithError } from '~/screen/forms/run-action.server'
import { readBody } from '~/screen/forms/read-form.server'
import { SubmissionNotice } from '~/screen/forms/submission-notice'
import { failedCall, NO_INPUT } from '~/screen/forms/submission-result.server'
import { parseParams } from '~/screen/params'
import { whatsAppLink } from '~/domain/reminder'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { bookingParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { loadReraParties } from '~/subjects/plots/rera-parties.server'
import { ReraNotice } from '~/subjects/plots/rera'
import { requireAssociate } from '~/session/guard.server'
import { ownOriginOf } from '~/session/own-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { Button, ButtonLink } from '~/ui/button/button'
import { CopyButton } from '~/ui/copy-button/copy-button'
import { DateText, RichText } from '~/ui/text/text'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

export const handle = pageTitle(m.shareWithCustomer)

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('share')
  const { bookingId } = parseParams(bookingParams, args.params)
  const { booking } = await api.bookings.emiStatement(bookingId)
  const { gaps } = await loadReraParties(api, booking.projectId)
  const chat = whatsAppLink(booking.customerMobile, '')
  return { bookingId, booking, chat, reraGaps: gaps, idempotencyKey: newIdempotencyKey(session) }
}

/**
 * Returns the link instead of a redirect, so that no address, cookie or saved copy contains the link (decision 0038). After a lost
 * reply the form keeps its key, so that sending it again shows the link that was made.
 */
export async function action(args: ActionFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('share')
  const { bookingId } = parseParams(bookingParams, args.params)
  const form = await readBody(args)
  try {
    const { token, expiresAt } = await api.customerLinks.make(bookingId, readIdempotencyKey(form))
    logSecurity(args, 'customer link made', { user: session.user.id })
    return { link: ownOriginOf(args.request) + paths.customerStatement(token), expiresAt } as const
  } catch (error) {
    if (failureKind(error) !== 'unconfirmed')
      throw await redirectWithError(paths.shareBooking(bookingId), error)
    return failedCall({ ...NO_INPUT, retry: { check: null, sentKey: form.get(IDEMPOTENCY_KEY) } }, error)
  }
}

export default function ShareBooking() {
  const { bookingId, booking, chat, reraGaps, idempotencyKey } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  return (
    <Page
      title={m.shareWithCustomer()}
      lead={bookingLine(booking)}
      back={{ to: paths.emiStatement(bookingId), label: m.emiStatement() }}
      width="form"
    >
      <ReraNotice gaps={reraGaps} />
      {result && 'link' in result ? (
        <>
          <p>
            <RichText text={m.linkIsShownOnce()} parts={{ end: <DateText date={result.expiresAt} /> }} />
          </p>
          <TextField
            name="customer-link"
            label={m.link()}
            hint={m.customerLinkWarning()}
            defaultValue={result.link}
            autoComplete="off"
            isReadOnly
          />
          <Stack direction="row" gap={12}>
            <ButtonLink
              to={chat + encodeURIComponent(customerLinkText(booking, result))}
              variant="primary"
              icon="share"
              isDocument
            >
              {m.sendOnWhatsApp()}
            </ButtonLink>
            <CopyButton text={result.link} />
          </Stack>
          <p>
            <TextLink to={paths.customerLinks()}>{m.linksForCustomers()}</TextLink>
          </p>
        </>
      ) : (
        <Form method="post" action={paths.shareBooking(bookingId)} reloadDocument>
          <FormLayout
            summary={<SubmissionNotice result={result} />}
            actions={
              <>
                <Button variant="primary">{m.makeALink()}</Button>
                <ButtonLink to={paths.emiStatement(bookingId)}>{m.cancel()}</ButtonLink>
              </>
            }
          >
            <p>{m.whatTheCustomerSees()}</p>
            <CsrfTokenField />
            <input
              type="hidden"
              name={IDEMPOTENCY_KEY}
              value={result?.values[IDEMPOTENCY_KEY] ?? idempotencyKey}
            />
          </FormLayout>
        </Form>
      )}
    </Page>
  )
}
