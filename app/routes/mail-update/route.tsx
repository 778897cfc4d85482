import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { EMAIL_TAKEN } from '~/domain/contact'
import { useScreenForm } from '~/lib/form'
import { callFailure, formFailure, readForm } from '~/lib/form.server'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { FORM_KEY, newFormKey } from '~/session/form-key'
import { requireAssociate } from '~/session/guard.server'
import { redirectWithToast } from '~/session/toast.server'
import { Button, ButtonLink } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'
import { MailSchema } from './schema'

export const handle = pageTitle('Edit Email')
export { sendOrStay as clientAction } from '~/lib/send-or-stay'

export async function loader({ request }: LoaderFunctionArgs) {
  const { api } = await requireAssociate(request)
  const { name, email } = await api.account.profile()
  return { name, email, formKey: newFormKey() }
}

export async function action({ request }: ActionFunctionArgs) {
  const { api } = await requireAssociate(request)
  const form = await readForm(request, MailSchema)
  if (!form.data) return formFailure(form)
  try {
    const current = await api.account.profile()
    await api.account.edit({ ...current, email: form.data.email }, form.formKey)
  } catch (error) {
    // One text for whatever went wrong, the server's own below it (checklist M066).
    return callFailure(form, error, { title: EMAIL_TAKEN, fields: ['email'] })
  }
  return redirectWithToast(paths.profile(), { type: 'success', message: 'Email Updated' })
}

export default function UpdateMail() {
  const { name, email, formKey } = useLoaderData<typeof loader>()
  const form = useScreenForm(MailSchema)
  return (
    <Page title="Edit Email" back={{ to: paths.profile(), label: 'My Profile' }} width="form">
      <Form method="post" action={paths.updateMail()} noValidate onSubmit={form.onSubmit}>
        <FormLayout
          summary={<ErrorSummary {...form.summary} />}
          actions={
            <>
              <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
                Submit
              </Button>
              <ButtonLink to={paths.profile()}>Cancel</ButtonLink>
            </>
          }
        >
          <TextField name="name" label="Name" defaultValue={name} maxLength={100} isDisabled />
          <TextField name="current" label="Current Email" defaultValue={email ?? ''} isDisabled />
          <TextField
            {...form.field('email')}
            label="New Email"
            type="email"
            autoComplete="email"
            maxLength={200}
          />
          <input type="hidden" name={FORM_KEY} value={formKey} />
        </FormLayout>
      </Form>
    </Page>
  )
}
