import { type ReactNode, useState } from 'react'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { safeReturnTo } from '~/session/return-to'
import { PasswordField } from '~/ui/field/password-field'
import { AccountForm } from './account-form'
import { CurrentPasswordField } from './current-password-field'
import { NewPasswordSchema, SECRET_FIELDS } from './new-password-schema'
import { PasswordRules } from './password-rules'

interface NewPasswordFormProps {
  action: string
  idempotencyKey: string
  requiresPassword: boolean
  cancelTo?: string
  cancel: (cancelTo: string) => ReactNode
}

export function NewPasswordForm({
  action,
  idempotencyKey,
  requiresPassword,
  cancelTo = '',
  cancel,
}: NewPasswordFormProps) {
  const form = useScreenForm(NewPasswordSchema, SECRET_FIELDS)
  const [typed, setTyped] = useState('')
  const password = form.field('password')
  const currentCancelTo = safeReturnTo(form.values.cancelTo) ?? cancelTo
  return (
    <AccountForm action={action} form={form} idempotencyKey={idempotencyKey} cancel={cancel(currentCancelTo)}>
      <PasswordRules typed={typed} />
      <PasswordField
        {...password}
        onChange={(event) => {
          setTyped(event.target.value)
          return password.onChange(event)
        }}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmation')} autoComplete="new-password" />
      <CurrentPasswordField {...form.field('currentPassword')} isRequired={requiresPassword} />
      <input type="hidden" name="cancelTo" value={currentCancelTo} />
    </AccountForm>
  )
}
