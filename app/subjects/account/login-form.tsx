import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useFilesOf } from '~/browser/framework/screen-files'
import { m } from '~/messages/messages'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { PasswordField } from '~/ui/field/password-field'
import { TextField, type TextFieldProps } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Notice } from '~/ui/notice/notice'
import { LoginSchema } from './login-schema'

export const LOGIN_SECRETS = ['password']

interface LoginFormProps {
  action: string
  returnTo: string | null
  /** The screen after a login without `returnTo`. */
  start: string
  user: Pick<TextFieldProps, 'hint' | 'inputMode'> & { label?: string }
  besideButton?: ReactNode
}

/** Also holds the sealed form that was sent without a session (decision 0014). */
export function LoginForm({ action, returnTo, start, user, besideButton }: LoginFormProps) {
  const form = useScreenForm(LoginSchema, LOGIN_SECRETS)
  const { pending } = form.values
  // While the server checks the password.
  useFilesOf(form.isSubmitting ? form.values.returnTo || returnTo || start : null)
  return (
    <>
      {pending !== undefined && (
        <Notice title={m.yourSessionHasEnded()}>
          {pending ? m.logInToSendDraft() : m.yourChangeWasNotSaved()}
        </Notice>
      )}
      <Form method="post" action={action} noValidate onSubmit={form.onSubmit}>
        <FormLayout
          summary={<ErrorSummary {...form.summary} />}
          actions={
            <>
              <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
                {m.login()}
              </Button>
              {besideButton}
            </>
          }
        >
          <TextField {...form.field('userId')} {...user} autoComplete="username" />
          <PasswordField {...form.field('password')} autoComplete="current-password" />
          <CsrfTokenField />
          <input type="hidden" name="returnTo" value={form.values.returnTo ?? returnTo ?? ''} />
          {pending && <input type="hidden" name="pending" value={pending} />}
        </FormLayout>
      </Form>
    </>
  )
}
