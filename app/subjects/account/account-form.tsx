import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { useScreenForm } from '~/screen/forms/use-screen-form'
import { CsrfTokenField, IDEMPOTENCY_KEY } from '~/screen/forms/form-fields'
import { m } from '~/messages/messages'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { FormLayout } from '~/ui/form-layout/form-layout'

interface AccountFormProps {
  action: string
  form: Pick<
    ReturnType<typeof useScreenForm>,
    'onSubmit' | 'isSubmitting' | 'isSoftDisabled' | 'values' | 'summary'
  >
  idempotencyKey: string
  submitLabel?: string
  cancel: ReactNode
  /** For fields in two columns. */
  isWide?: boolean
  /** The screen has another button that is used more often. */
  isSecondary?: boolean
  children: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const {
    action,
    form,
    idempotencyKey,
    submitLabel = m.submit(),
    cancel,
    isWide,
    isSecondary,
    children,
  } = props
  return (
    <Form method="post" action={action} noValidate onSubmit={form.onSubmit}>
      <FormLayout
        isWide={isWide}
        summary={<ErrorSummary {...form.summary} />}
        actions={
          <>
            <Button
              variant={isSecondary ? undefined : 'primary'}
              isPending={form.isSubmitting}
              softDisabled={form.isSoftDisabled}
            >
              {submitLabel}
            </Button>
            {cancel}
          </>
        }
      >
        {children}
        <CsrfTokenField />
        <input type="hidden" name={IDEMPOTENCY_KEY} value={form.values[IDEMPOTENCY_KEY] ?? idempotencyKey} />
      </FormLayout>
    </Form>
  )
}
