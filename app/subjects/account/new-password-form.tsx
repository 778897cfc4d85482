import { type ReactNode, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { PASSWORD_RULES } from '~/domain/new-password'
import { m } from '~/messages/messages'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { safeReturnTo } from '~/session/return-to'
import { PasswordField } from '~/ui/field/password-field'
import { Icon } from '~/ui/icon/icon'
import { VisuallyHidden } from '~/ui/text/text'
import { AccountForm } from './account-form'
import { NewPasswordSchema, NEW_PASSWORD_SECRETS } from './account-schemas'
import { CurrentPasswordField } from './current-password-field'
import * as styles from './new-password-form.css'

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
  const form = useScreenForm(NewPasswordSchema, NEW_PASSWORD_SECRETS)
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

function PasswordRules({ typed }: { typed: string }) {
  const isHydrated = useHydrated()
  return (
    <section className={styles.rules} aria-label={m.passwordRules()}>
      <p>{m.theNewPasswordMust()}</p>
      <ul role="list">
        {PASSWORD_RULES.map(({ text, isMetBy }) => {
          const isMet = isHydrated && isMetBy(typed)
          return (
            <li key={text()} className={isMet ? `${styles.rule} ${styles.met}` : styles.rule}>
              <Icon name={isMet ? 'check' : 'info'} />
              <span>
                {text()}
                {isHydrated && <VisuallyHidden>{isMet ? m.ruleIsMet() : m.ruleIsNotMet()}</VisuallyHidden>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
