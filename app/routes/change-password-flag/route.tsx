import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { changePassword } from '~/subjects/account/change-password.server'
import { NewPasswordForm } from '~/subjects/account/new-password-form'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requiresPassword } from '~/session/proof.server'
import { Button } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.changePassword)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { session } = await requireAssociate(args)
  return { idempotencyKey: newIdempotencyKey(session), requiresPassword: await requiresPassword(session) }
}

export const action = (args: ActionFunctionArgs) => changePassword(args)

export default function ForcedChangePassword() {
  const { idempotencyKey, requiresPassword } = useLoaderData<typeof loader>()
  return (
    <Page title={m.changePassword()} lead={m.newPasswordLead()} width="form">
      <NewPasswordForm
        action={paths.forcedChangePassword()}
        idempotencyKey={idempotencyKey}
        requiresPassword={requiresPassword}
        cancel={() => <Button form="sign-out">{m.cancel()}</Button>}
      />
      <Form id="sign-out" method="post" action={paths.logout()} reloadDocument>
        <CsrfTokenField />
      </Form>
    </Page>
  )
}
