import { Form, useActionData } from '@remix-run/react'
import { type FormEvent, useEffect } from 'react'
import { CurrentPasswordField } from '~/subjects/account/current-password-field'
import type { BankOfIfsc } from '~/subjects/account/ifsc.server'
import type { SubmissionResult } from '~/screen/forms/submission-result'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { showToast } from '~/ui/toast/toast-messages'
import { AccountField } from './account-field'
import { IfscField } from './ifsc-field'
import { ImageField } from './image-field'
import { SECRET_FIELDS } from '~/subjects/account/account-schemas'
import { BankRequestSchema } from '~/subjects/account/bank-request-schema'

const MISMATCH_TOAST_MS = 2_000

interface ChangeFormProps {
  idempotencyKey: string
  mayPaste: boolean
  requiresPassword: boolean
}

export function ChangeForm({ idempotencyKey, mayPaste, requiresPassword }: ChangeFormProps) {
  const form = useScreenForm(BankRequestSchema, SECRET_FIELDS)
  const result = useActionData<SubmissionResult & { bank?: BankOfIfsc | null }>()
  const failure = result?.status === 'failed' ? result.failure : undefined
  const confirmField = form.field('confirm_account_no')
  // While the second number has an error, such as a mismatch, an edit of the first also validates the second.
  const numberField = form.field('bank_ac_no', { deps: confirmField.error ? ['confirm_account_no'] : [] })

  useEffect(() => {
    if (failure) showToast({ type: 'error', message: failure.message })
  }, [failure])

  function submit(event: FormEvent<HTMLFormElement>) {
    const formData = new FormData(event.currentTarget)
    if (!reportMismatch(formData)) reportMissingFile(formData)
    void form.onSubmit(event)
  }

  return (
    <Form
      method="post"
      action={paths.bankDetails()}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
    >
      <FormLayout
        summary={<ErrorSummary {...form.summary} />}
        actions={
          <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
            {m.submit()}
          </Button>
        }
      >
        <TextField
          {...form.field('bank_name')}
          autoComplete="off"
          allowsKey={(key, caret) => key !== ' ' || caret > 0}
        />
        <AccountField {...numberField} mayPaste={mayPaste} />
        <AccountField
          {...confirmField}
          mayPaste={mayPaste}
          onBlur={(event) => {
            const formElement = event.target.form
            if (formElement) reportMismatch(new FormData(formElement))
            return confirmField.onBlur(event)
          }}
        />
        <IfscField {...form.field('ifsc_code')} bank={result?.bank} />
        <ImageField {...form.field('image')} />
        <CurrentPasswordField {...form.field('currentPassword')} isRequired={requiresPassword} />
        <CsrfTokenField />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={form.values[IDEMPOTENCY_KEY] ?? idempotencyKey} />
      </FormLayout>
    </Form>
  )
}

function reportMismatch(formData: FormData): boolean {
  const number = formData.get('bank_ac_no')
  const confirmation = formData.get('confirm_account_no')
  const differs = Boolean(number && confirmation && number !== confirmation)
  if (differs) showToast({ type: 'error', message: m.accountNumbersNotMatched() }, MISMATCH_TOAST_MS)
  return differs
}

function reportMissingFile(formData: FormData) {
  const image = formData.get('image')
  if (!(image instanceof File) || image.size === 0) showToast({ type: 'error', message: m.noFileFound() })
}
