import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { login } from '~/api/account.server'
import { newCaller } from '~/api/caller.server'
import { ApiError, refusal, refusalInit } from '~/api/errors'
import { CHANNEL_PARTNER } from '~/domain/user-type'
import { env } from '~/env.server'
import { m } from '~/messages/messages'
import { AREAS } from '~/paths/area'
import { paths } from '~/paths/paths'
import { readForm } from '~/screen/forms/read-form.server'
import { skipRevalidationOnError } from '~/screen/forms/revalidation'
import { failed, invalid } from '~/screen/forms/submission-result.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { requireSignedOut } from '~/session/guard.server'
import { safeReturnTo } from '~/session/return-to'
import { requireSameOrigin } from '~/session/same-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { SessionTooLargeError } from '~/session/session.server'
import { startSession } from '~/session/start.server'
import { LOGIN_SECRETS, LoginForm } from '~/subjects/account/login-form'
import { LoginSchema } from '~/subjects/account/login-schema'
import { resumeAfterLogin, sealUntilLogin } from '~/subjects/account/pending-login.server'
import { Resume, resumeOf } from '~/subjects/account/resume'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { LayoutPicture } from '~/ui/layout-picture/layout-picture'
import { front, picture } from './login.css'
import { LanguageSwitch } from './language-switch'
import { restorableFormAt } from './restorable-forms'

export const handle = pageTitle(m.login)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const Search = z.object({ returnTo: z.string().optional(), keep: z.string().optional() })

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  await requireSignedOut(args)
  return {
    returnTo: safeReturnTo(readSearch(Search, request.url).search.returnTo),
    languages: env.languages,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  if (readSearch(Search, request.url).search.keep !== undefined) return sealUntilLogin(args, restorableFormAt)
  await requireSameOrigin(args)
  const form = await readForm(args, LoginSchema, LOGIN_SECRETS)
  if (!form.data) return invalid(form)

  const loginFailed = (message: string, init: ApiError['init'] = { status: 400 }) =>
    failed(form, { title: m.loginFailed(), message }, init)
  const attempt = { by: 'password', typed: form.data.userId } as const
  try {
    const signedIn = await login(newCaller(args, null), form.data.userId, form.data.password)
    if (signedIn.user.type !== CHANNEL_PARTNER) {
      logSecurity(args, 'sign-in refused', { ...attempt, reason: 'user type' })
      return loginFailed(m.onlyChannelPartners())
    }
    const id = crypto.randomUUID()
    const mustChangePassword = signedIn.mustChangePassword.afterPassword
    const headers = await startSession(args, signedIn, { id, mustChangePassword })
    logSecurity(args, 'sign-in', { ...attempt, user: signedIn.user.id })
    if (mustChangePassword) return redirect(paths.forcedChangePassword(), { headers })
    const person = { user: signedIn.user.id, id, headers }
    const resume = await resumeAfterLogin(form.data.pending, restorableFormAt, person)
    if (resume) return resume
    const to = safeReturnTo(form.data.returnTo) ?? AREAS.portal.start()
    return isFile(to) ? redirectDocument(to, { headers }) : redirect(to, { headers })
  } catch (error) {
    if (error instanceof SessionTooLargeError) return loginFailed(error.message, { status: 502 })
    if (!(error instanceof ApiError)) throw error
    logSecurity(args, 'sign-in refused', { ...attempt, reason: error.kind })
    const message = refusal(error)
    if (message) return loginFailed(message, refusalInit(error))
    // Some upstreams return 401 for a wrong password.
    return error.kind === 'unauthenticated'
      ? loginFailed(error.message)
      : loginFailed(m.somethingWentWrong(), error.init)
  }
}

/** A file is no screen of the browser's router, so it needs a document request. */
const isFile = (to: string) => /^[^?]*\.\w+(\?|$)/.test(to)

/** Revalidation would redirect a person who has just logged in away from the pending submission. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  !resumeOf(change.actionResult) && skipRevalidationOnError(change)

export default function Login() {
  const resume = resumeOf(useActionData())
  return resume ? <Resume {...resume} /> : <SignIn />
}

function SignIn() {
  const { returnTo, languages } = useLoaderData<typeof loader>()
  return (
    <div className={front}>
      <Page title={m.channelPartnerLogin()} lead={m.loginLead()} width="form">
        <LoginForm
          action={paths.login()}
          returnTo={returnTo}
          start={paths.bookingsByDate()}
          user={{ hint: m.mobileOrEmail() }}
          besideButton={<TextLink to={paths.forgotPassword()}>{m.forgotPassword()}</TextLink>}
        />
        <LanguageSwitch languages={languages} returnTo={returnTo ?? ''} />
      </Page>
      <div className={picture}>
        <LayoutPicture size="fill" />
      </div>
    </div>
  )
}
