import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { changePassword } from '~/account/change-password.server'
import { NewPasswordForm } from '~/account/new-password-form'
import { CsrfTokenField } from '~/forms/csrf-token-field'
import { pageTitle } from '~/lib/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { newIdempotencyKey } from '~/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requiresPassword } from '~/session/proof.server'
import { Button } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.changePassword)
export { actionKeepingInput as clientAction } from '~/forms/action-keeping-input'

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
