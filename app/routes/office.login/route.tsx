import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { newCaller } from '~/api/caller.server'
import { ApiError } from '~/api/errors'
import { officeLogin } from '~/api/office.server'
import { OFFICE_PERSON } from '~/domain/user-type'
import { m } from '~/messages/messages'
import { areaAt } from '~/paths/area'
import { paths } from '~/paths/paths'
import { readForm } from '~/screen/forms/read-form.server'
import { skipRevalidationOnError } from '~/screen/forms/revalidation'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { requireSignedOut } from '~/session/guard.server'
import { requireDesk } from '~/session/office-guard.server'
import { safeReturnTo } from '~/session/return-to'
import { requireSameOrigin } from '~/session/same-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { startOfficeSession } from '~/session/start.server'
import { LOGIN_SECRETS, LoginForm } from '~/subjects/account/login-form'
import { LoginSchema } from '~/subjects/account/login-schema'
import { Resume, resumeOf } from '~/subjects/account/resume'
import { resumeAfterLogin, sealUntilLogin } from '~/subjects/account/pending-login.server'
import { Page } from '~/ui/page/page'
import { restorableRecordAt } from './restorable-records'

export const handle = pageTitle(m.officeLogin)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const Search = z.object({ returnTo: z.string().optional(), keep: z.string().optional() })

export async function loader(args: LoaderFunctionArgs) {
  await requireSignedOut(args)
  const { firmName } = await requireDesk(args)
  return { firmName, returnTo: officeAddress(readSearch(Search, args.request.url).search.returnTo) }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const { firmName } = await requireDesk(args)
  if (readSearch(Search, request.url).search.keep !== undefined)
    return sealUntilLogin(args, restorableRecordAt)
  await requireSameOrigin(args)
  const form = await readForm(args, LoginSchema, LOGIN_SECRETS)
  if (!form.data) return invalid(form)
  const attempt = { by: 'password', typed: form.data.userId } as const
  try {
    const { token, person, mustChangePassword } = await officeLogin(
      newCaller(args, null),
      form.data.userId,
      form.data.password,
    )
    const user = { ...person, type: OFFICE_PERSON }
    const id = crypto.randomUUID()
    const headers = await startOfficeSession(args, { token, user, firmName, mustChangePassword, id })
    logSecurity(args, 'sign-in', { ...attempt, user: user.id })
    if (mustChangePassword) return redirect(paths.officePassword(), { headers })
    const resume = await resumeAfterLogin(form.data.pending, restorableRecordAt, {
      user: user.id,
      id,
      headers,
    })
    if (resume) return resume
    return redirect(officeAddress(form.data.returnTo) ?? paths.office(), { headers })
  } catch (error) {
    logSecurity(args, 'sign-in refused', { ...attempt, reason: error instanceof ApiError ? error.kind : '' })
    return failedCall(form, error, { title: m.loginFailed() })
  }
}

/** Only addresses of the office: an associate's page would ask for another login. */
function officeAddress(returnTo: string | undefined): string | null {
  const path = safeReturnTo(returnTo)
  return path && areaAt(path.split('?', 1)[0] ?? '') === 'office' ? path : null
}

/** Revalidation would redirect a person who has just logged in away from the pending submission. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  !resumeOf(change.actionResult) && skipRevalidationOnError(change)

export default function OfficeLogin() {
  const resume = resumeOf(useActionData())
  return resume ? <Resume {...resume} /> : <SignIn />
}

function SignIn() {
  const { firmName, returnTo } = useLoaderData<typeof loader>()
  return (
    <Page title={m.officeLogin()} lead={firmName} width="form">
      <LoginForm
        action={paths.officeLogin({ returnTo })}
        returnTo={returnTo}
        start={paths.office()}
        user={{ label: m.mobile(), inputMode: 'tel', hint: m.officeLoginHint() }}
      />
    </Page>
  )
}
