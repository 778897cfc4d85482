import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changePassword } from '~/subjects/account/change-password.server'
import { NewPasswordForm } from '~/subjects/account/new-password-form'
import { pageTitle } from '~/screen/page-title'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { newIdempotencyKey } from '~/screen/forms/idempotency-key.server'
import { requireAssociate } from '~/session/guard.server'
import { requiresPassword } from '~/session/proof.server'
import { refererPath } from '~/session/return-to.server'
import { ButtonLink } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.changePassword)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { session } = await requireAssociate(args)
  return {
    idempotencyKey: newIdempotencyKey(session),
    requiresPassword: await requiresPassword(session),
    cancelTo: refererPath(request) ?? paths.profile(),
  }
}

export const action = (args: ActionFunctionArgs) => changePassword(args)

export default function ChangePassword() {
  const { idempotencyKey, requiresPassword, cancelTo } = useLoaderData<typeof loader>()
  return (
    <Page title={m.changePassword()} width="form">
      <NewPasswordForm
        action={paths.changePassword()}
        idempotencyKey={idempotencyKey}
        requiresPassword={requiresPassword}
        cancelTo={cancelTo}
        cancel={(to) => <ButtonLink to={to}>{m.cancel()}</ButtonLink>}
      />
    </Page>
  )
}
