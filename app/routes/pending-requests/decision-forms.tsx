import { useActionData, useFetcher } from '@remix-run/react'
import { FormToken } from '~/lib/form-token'
import { useOutcome } from '~/lib/outcome'
import { paths } from '~/paths'
import { FORM_KEY } from '~/session/form-key'
import { Button, ButtonLink } from '~/ui/button/button'
import { TextAreaField } from '~/ui/field/text-area-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import type { Decision, Verification } from './decision'

function useDecision(onDone: () => void) {
  const fetcher = useFetcher<Decision>()
  useOutcome(fetcher.data, ({ isDone }) => {
    if (isDone) onDone()
  })
  return fetcher
}

interface ConfirmFormProps {
  verification: Verification
  onDone: () => void
}

export function ConfirmForm({ verification, onDone }: ConfirmFormProps) {
  const fetcher = useDecision(onDone)
  return (
    <fetcher.Form method="post" action={paths.pendingRequests()}>
      <Sent verification={verification} status="2" />
      <Button variant="primary" isPending={fetcher.state !== 'idle'}>
        Confirm
      </Button>
    </fetcher.Form>
  )
}

interface RejectFormProps extends ConfirmFormProps {
  /** Closes the dialog that holds the form; on its own page a link leads back. */
  onClose?: () => void
}

export function RejectForm({ verification, onDone, onClose }: RejectFormProps) {
  const fetcher = useDecision(() => {
    onClose?.()
    onDone()
  })
  const answered = useActionData<Decision>()
  const reason = (fetcher.data ?? answered)?.reason
  return (
    <fetcher.Form method="post" action={paths.pendingRequests({ reject: verification.type })} noValidate>
      <Sent verification={verification} status="1" />
      <FormLayout
        actions={
          <>
            <Button variant="primary" isPending={fetcher.state !== 'idle'}>
              Reject
            </Button>
            {onClose ? (
              <Button type="button" onClick={onClose}>
                Cancel
              </Button>
            ) : (
              <ButtonLink to={paths.pendingRequests()}>Cancel</ButtonLink>
            )}
          </>
        }
      >
        <p>{verification.text}</p>
        <TextAreaField
          name="reject_reason"
          label="Reason"
          hint="4 to 500 characters"
          defaultValue={reason?.typed}
          error={reason?.error}
        />
      </FormLayout>
    </fetcher.Form>
  )
}

function Sent({ verification, status }: { verification: Verification; status: '1' | '2' }) {
  return (
    <>
      <FormToken />
      <input type="hidden" name={FORM_KEY} value={verification.formKey} />
      <input type="hidden" name="type_of_verification" value={verification.type} />
      <input type="hidden" name="status_type" value={status} />
    </>
  )
}
