import { useFetcher } from '@remix-run/react'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { isPageOutdated } from '~/screen/forms/revalidation'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { useSubmissionResult } from '~/screen/forms/use-submission-result'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { UpstreamText } from '~/ui/text/text'
import { Button, ButtonLink } from '~/ui/button/button'
import { FormLayout } from '~/ui/form-layout/form-layout'
import type { Confirmation } from './shown-cards.server'

interface ConfirmFormProps {
  question: string
  confirmation: Confirmation
  reload: () => void
  /** Closes the dialog that contains the form. Undefined on a page without a dialog, where a link replaces the Close button. */
  onClose?: () => void
}

/** Pressing twice confirms once: a script ignores the second press, and the portal recognises a resent form by its idempotency key. */
export function ConfirmForm({ question, confirmation, reload, onClose }: ConfirmFormProps) {
  const fetcher = useFetcher<SubmissionResult>()
  useSubmissionResult(fetcher.data, (result) => {
    onClose?.()
    if (isPageOutdated(result)) reload()
  })

  return (
    <fetcher.Form method="post" action={paths.cashCommission()}>
      <CsrfTokenField />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={confirmation.idempotencyKey} />
      <input type="hidden" name="comm_ids" value={confirmation.commissionIds.join(',')} />
      <input type="hidden" name="cash_cmsn_bill_status" value={confirmation.status} />
      <FormLayout
        actions={
          <>
            {onClose ? (
              <Button type="button" onClick={onClose}>
                {m.close()}
              </Button>
            ) : (
              <ButtonLink to={paths.cashCommission()}>{m.close()}</ButtonLink>
            )}
            <Button variant="primary" isPending={fetcher.state !== 'idle'}>
              {m.yesProceed()}
            </Button>
          </>
        }
      >
        <p>
          <UpstreamText>{question}</UpstreamText>
        </p>
      </FormLayout>
    </fetcher.Form>
  )
}
