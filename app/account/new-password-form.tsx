import { Form } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { useScreenForm } from '~/lib/form'
import { FORM_KEY } from '~/session/form-key'
import { safeReturnTo } from '~/session/return-to'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { PasswordField } from '~/ui/field/password-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { NewPasswordSchema, SECRETS } from './new-password-schema'
import { PasswordRules } from './password-rules'

interface NewPasswordFormProps {
  action: string
  formKey: string
  /** Where the person came from; it is kept while the form comes back. */
  cancelTo?: string
  cancel: (cancelTo: string) => ReactNode
}

export function NewPasswordForm({ action, formKey, cancelTo = '', cancel }: NewPasswordFormProps) {
  const form = useScreenForm(NewPasswordSchema, SECRETS)
  const [typed, setTyped] = useState('')
  const password = form.field('password')
  const keptCancelTo = safeReturnTo(form.kept.cancelTo) ?? cancelTo
  return (
    <Form method="post" action={action} noValidate onSubmit={form.onSubmit}>
      <FormLayout
        summary={<ErrorSummary {...form.summary} />}
        actions={
          <>
            <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
              Submit
            </Button>
            {cancel(keptCancelTo)}
          </>
        }
      >
        <PasswordRules typed={typed} />
        <PasswordField
          {...password}
          onChange={(event) => {
            setTyped(event.target.value)
            return password.onChange(event)
          }}
          label="New Password"
          autoComplete="new-password"
        />
        <PasswordField {...form.field('confirmation')} label="Confirm Password" autoComplete="new-password" />
        <input type="hidden" name={FORM_KEY} value={formKey} />
        <input type="hidden" name="cancelTo" value={keptCancelTo} />
      </FormLayout>
    </Form>
  )
}
