import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { changePassword } from '~/account/change-password.server'
import { NewPasswordForm } from '~/account/new-password-form'
import { FormToken } from '~/forms/csrf-token-field'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { newFormKey } from '~/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requiresPassword } from '~/session/proof.server'
import { Button } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('Change Password')
export { actionKeepingInput as clientAction } from '~/forms/action-keeping-input'

export async function loader({ request }: LoaderFunctionArgs) {
  const { session } = await requireAssociate(request)
  return { formKey: newFormKey(session), requiresPassword: await requiresPassword(session) }
}

export const action = ({ request }: ActionFunctionArgs) => changePassword(request)

export default function ForcedChangePassword() {
  const { formKey, requiresPassword } = useLoaderData<typeof loader>()
  return (
    <Page title="Change Password" lead="Choose a new password to go on." width="form">
      <NewPasswordForm
        action={paths.forcedChangePassword()}
        formKey={formKey}
        requiresPassword={requiresPassword}
        cancel={() => <Button form="sign-out">Cancel</Button>}
      />
      <Form id="sign-out" method="post" action={paths.logout()} reloadDocument>
        <FormToken />
      </Form>
    </Page>
  )
}
