import { useFetcher } from '@remix-run/react'
import { CsrfTokenField } from '~/forms/csrf-token-field'
import type { SubmissionResult } from '~/forms/submission-result'
import { useSubmissionResult } from '~/forms/use-submission-result'
import { paths } from '~/paths'
import { IDEMPOTENCY_KEY } from '~/forms/idempotency-key'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormLayout } from '~/ui/form-layout/form-layout'

const CLEAR_ALL_QUESTION = 'Are you sure you want to clear all notifications ?'

interface ClearNotificationsFormProps {
  idempotencyKey: string
  /** Closes the dialog of the form; undefined on its own page, which has a link back. */
  onClose?: () => void
}

/** Optimistic: list and dialog disappear at once; a refusal brings the list back. */
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
                No
              </Button>
            ) : (
              <ButtonLink to={paths.notifications()}>No</ButtonLink>
            )}
            <Button variant="primary" isPending={fetcher.state !== 'idle'}>
              Yes
            </Button>
          </>
        }
      >
        <p>{CLEAR_ALL_QUESTION}</p>
      </FormLayout>
    </fetcher.Form>
  )
}
