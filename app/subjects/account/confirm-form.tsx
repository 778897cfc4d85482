import { Form } from '@remix-run/react'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormLayout } from '~/ui/form-layout/form-layout'

interface ConfirmFormProps {
  idempotencyKey: string
  /** Closes the dialog of the form. A form outside a dialog has no `onClose`, and its "Cancel" is a link. */
  onClose?: () => void
}

export function MakeNewLinkForm(props: ConfirmFormProps) {
  return (
    <ConfirmForm {...props} action={paths.calendarLink()} label={m.makeANewLink()}>
      {m.earlierLinkStopsWorking()}
    </ConfirmForm>
  )
}

export function RevokeLinkForm(props: ConfirmFormProps) {
  return (
    <ConfirmForm {...props} action={paths.calendarLink('/revoke')} label={m.revokeLink()}>
      {m.calendarLinkRevokedNote()}
    </ConfirmForm>
  )
}

/** Reloads the document, because the response to "Make a new link" is a page, not a redirect. */
function ConfirmForm({
  idempotencyKey,
  onClose,
  action,
  label,
  children,
}: ConfirmFormProps & { action: string; label: string; children: string }) {
  return (
    <Form method="post" action={action} reloadDocument>
      <CsrfTokenField />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <FormLayout
        actions={
          <>
            <Button variant="primary">{label}</Button>
            {onClose ? (
              <Button type="button" onClick={onClose}>
                {m.cancel()}
              </Button>
            ) : (
              <ButtonLink to={paths.settings()}>{m.cancel()}</ButtonLink>
            )}
          </>
        }
      >
        <p>{children}</p>
      </FormLayout>
    </Form>
  )
}
