import { useActionData, useFetcher } from '@remix-run/react'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { isPageOutdated } from '~/screen/forms/revalidation'
import { isRejection, type SubmissionResult } from '~/screen/forms/submission-result'
import { useSubmissionResult } from '~/screen/forms/use-submission-result'
import { Button, ButtonLink } from '~/ui/button/button'
import { TextAreaField } from '~/ui/field/text-area-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { UpstreamText } from '~/ui/text/text'

export interface Verification {
  /** The upstream's number of this kind of verification: 1, 2 or 3. */
  type: string
  title: string
  rejectTitle: string
  text: string
  idempotencyKey: string
}

interface ConfirmFormProps {
  verification: Verification
  reload: () => void
}

export function ConfirmForm({ verification, reload }: ConfirmFormProps) {
  const fetcher = useDecision(reload)
  return (
    <fetcher.Form method="post" action={paths.pendingRequests()}>
      <HiddenFields verification={verification} status="2" />
      <Button variant="primary" isPending={fetcher.state !== 'idle'}>
        {m.confirm()}
      </Button>
    </fetcher.Form>
  )
}

interface RejectFormProps extends ConfirmFormProps {
  /** Closes the dialog that contains the form. Undefined on a page without a dialog, where a link replaces the Cancel button. */
  onClose?: () => void
}

export function RejectForm({ verification, reload, onClose }: RejectFormProps) {
  const fetcher = useDecision(reload, onClose)
  const submitted = useActionData<SubmissionResult>()
  const result = fetcher.data ?? submitted
  const rejection = isRejection(result) ? result : undefined
  return (
    <fetcher.Form method="post" action={paths.pendingRequests({ reject: verification.type })} noValidate>
      <HiddenFields verification={verification} status="1" />
      <FormLayout
        actions={
          <>
            <Button variant="primary" isPending={fetcher.state !== 'idle'}>
              {m.reject()}
            </Button>
            {onClose ? (
              <Button type="button" onClick={onClose}>
                {m.cancel()}
              </Button>
            ) : (
              <ButtonLink to={paths.pendingRequests()}>{m.cancel()}</ButtonLink>
            )}
          </>
        }
      >
        <p>
          <UpstreamText>{verification.text}</UpstreamText>
        </p>
        <TextAreaField
          name="reject_reason"
          label={m.reason()}
          hint={m.reasonLengthHint()}
          defaultValue={rejection?.values.reject_reason}
          error={rejection?.errors.reject_reason?.message}
        />
      </FormLayout>
    </fetcher.Form>
  )
}

function useDecision(reload: () => void, onSuccess?: () => void) {
  const fetcher = useFetcher<SubmissionResult>()
  useSubmissionResult(fetcher.data, (result) => {
    if (result.status === 'success') onSuccess?.()
    if (isPageOutdated(result)) reload()
  })
  return fetcher
}

function HiddenFields({ verification, status }: { verification: Verification; status: '1' | '2' }) {
  return (
    <>
      <CsrfTokenField />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={verification.idempotencyKey} />
      <input type="hidden" name="type_of_verification" value={verification.type} />
      <input type="hidden" name="status_type" value={status} />
    </>
  )
}
