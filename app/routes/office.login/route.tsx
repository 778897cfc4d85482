import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { newCaller } from '~/api/caller.server'
import { ApiError } from '~/api/errors'
import { officeLogin } from '~/api/office.server'
import { OFFICE_PERSON } from '~/domain/user-type'
import { m } from '~/messages/messages'
import { areaAt } from '~/paths/area'
import { paths } from '~/paths/paths'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { unsealSubmission } from '~/screen/forms/pending-submission.server'
import { readForm } from '~/screen/forms/read-form.server'
import { skipRevalidationOnError } from '~/screen/forms/revalidation'
import { failedCall, invalid } from '~/screen/forms/submission-result.server'
import { useScreenForm } from '~/screen/forms/use-screen-form'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { sessionCsrfToken } from '~/session/csrf-token.server'
import { requireSignedOut } from '~/session/guard.server'
import { requireDesk } from '~/session/office-guard.server'
import { safeReturnTo } from '~/session/return-to'
import { requireSameOrigin } from '~/session/same-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { startOfficeSession } from '~/session/start.server'
import { LoginSchema } from '~/subjects/account/login-schema'
import { Resume, resumeOf } from '~/subjects/account/resume'
import { sealUntilLogin } from '~/subjects/account/seal-until-login.server'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { PasswordField } from '~/ui/field/password-field'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Notice } from '~/ui/notice/notice'
import { Page } from '~/ui/page/page'
import { restorableRecordAt } from './restorable-records'

export const handle = pageTitle(m.officeLogin)
export { actionKeepingInput as clientAction } from '~/screen/forms/action-keeping-input'

const SECRET_FIELDS = ['password']
const Search = z.object({ returnTo: z.string().optional(), keep: z.string().optional() })

export async function loader(args: LoaderFunctionArgs) {
  await requireSignedOut(args)
  const { firmName } = await requireDesk(args)
  return { firmName, returnTo: returnToIn(args.request) }
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const { firmName } = await requireDesk(args)
  if (readSearch(Search, request.url).search.keep !== undefined)
    return sealUntilLogin(args, restorableRecordAt)
  await requireSameOrigin(args)
  const form = await readForm(args, LoginSchema, SECRET_FIELDS)
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
    const resume = await unsealSubmission(form.data.pending, user.id, restorableRecordAt)
    if (resume) {
      const csrfToken = sessionCsrfToken({ id })
      return data({ resume: { ...resume, csrfToken }, screenTitle: m.finishWhatYouStarted() }, { headers })
    }
    return redirect(returnToIn(request) ?? paths.office(), { headers })
  } catch (error) {
    logSecurity(args, 'sign-in refused', { ...attempt, reason: error instanceof ApiError ? error.kind : '' })
    return failedCall(form, error, { title: m.loginFailed() })
  }
}

/** Only addresses of the office: an associate's page would ask for another login. */
function returnToIn({ url }: Request): string | null {
  const path = safeReturnTo(readSearch(Search, url).search.returnTo)
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
  const form = useScreenForm(LoginSchema, SECRET_FIELDS)
  return (
    <Page title={m.officeLogin()} lead={firmName} width="form">
      {form.values.pending !== undefined && (
        <Notice title={m.yourSessionHasEnded()}>
          {form.values.pending ? m.logInToSendDraft() : m.yourChangeWasNotSaved()}
        </Notice>
      )}
      <Form
        method="post"
        action={paths.officeLogin({ returnTo: form.values.returnTo || returnTo })}
        noValidate
        onSubmit={form.onSubmit}
      >
        <FormLayout
          summary={<ErrorSummary {...form.summary} />}
          actions={
            <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
              {m.login()}
            </Button>
          }
        >
          <TextField
            {...form.field('userId')}
            label={m.mobile()}
            inputMode="tel"
            autoComplete="username"
            hint={m.officeLoginHint()}
          />
          <PasswordField {...form.field('password')} autoComplete="current-password" />
          <CsrfTokenField />
          {form.values.pending && <input type="hidden" name="pending" value={form.values.pending} />}
        </FormLayout>
      </Form>
    </Page>
  )
}
