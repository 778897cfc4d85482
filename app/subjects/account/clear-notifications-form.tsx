import { useFetcher } from '@remix-run/react'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { useSubmissionResult } from '~/screen/forms/use-submission-result'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormLayout } from '~/ui/form-layout/form-layout'

interface ClearNotificationsFormProps {
  idempotencyKey: string
  /** Closes the dialog of the form. A form outside a dialog has no `onClose`, and its "No" is a link. */
  onClose?: () => void
}

export function ClearNotificationsForm({ idempotencyKey, onClose }: ClearNotificationsFormProps) {
  const fetcher = useFetcher<SubmissionResult>()
  useSubmissionResult(fetcher.data, () => onClose?.())
  return (
    <fetcher.Form method="post" action={paths.clearNotifications()}>
      <CsrfTokenField />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <FormLayout
        actions={
          <>
            {onClose ? (
              <Button type="button" onClick={onClose}>
                {m.no()}
              </Button>
            ) : (
              <ButtonLink to={paths.notifications()}>{m.no()}</ButtonLink>
            )}
            <Button variant="primary" isPending={fetcher.state !== 'idle'}>
              {m.yes()}
            </Button>
          </>
        }
      >
        <p>{m.confirmClearNotifications()}</p>
      </FormLayout>
    </fetcher.Form>
  )
}
