import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { login } from '~/api/account.server'
import { ApiError, refusal, refusalStatus, SOMETHING_WENT_WRONG } from '~/api/errors'
import { newCaller } from '~/api/transport.server'
import { CHANNEL_PARTNER, ONLY_CHANNEL_PARTNERS } from '~/domain/user-type'
import { useScreenForm } from '~/lib/form'
import { formFailure, readForm } from '~/lib/form.server'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { requireSignedOut, startPage } from '~/session/guard.server'
import { safeReturnTo } from '~/session/return-to'
import { requireSameOrigin } from '~/session/same-origin.server'
import { startSession } from '~/session/start.server'
import { Button } from '~/ui/button/button'
import { ErrorSummary } from '~/ui/error-summary/error-summary'
import { PasswordField } from '~/ui/field/password-field'
import { TextField } from '~/ui/field/text-field'
import { FormLayout } from '~/ui/form-layout/form-layout'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { LoginSchema } from './schema'

export const handle = pageTitle('Login')

const SECRETS = ['password']

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSignedOut(request)
  return { returnTo: safeReturnTo(new URL(request.url).searchParams.get('returnTo')) }
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const form = await readForm(request, LoginSchema, SECRETS)
  if (!form.data) return formFailure(form)

  const failed = (message: string, status = 400) =>
    formFailure({ ...form, failure: { title: 'Login failed', message } }, status)
  try {
    const signedIn = await login(newCaller(request, null), form.data.userId, form.data.password)
    if (signedIn.user.type !== CHANNEL_PARTNER) return failed(ONLY_CHANNEL_PARTNERS)
    return redirect(safeReturnTo(form.data.returnTo) ?? startPage(), {
      headers: { 'Set-Cookie': await startSession(request, signedIn) },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const words = refusal(error)
    if (words) return failed(words, refusalStatus(error))
    // A wrong password may come as a 401 from some upstreams: here it is no lost session but a failed sign-in.
    return error.kind === 'unauthenticated'
      ? failed(error.message)
      : failed(SOMETHING_WENT_WRONG, error.init.status)
  }
}

export default function Login() {
  const { returnTo } = useLoaderData<typeof loader>()
  const form = useScreenForm(LoginSchema, SECRETS)
  return (
    <Page title="Channel Partner Login" width="form">
      <Form method="post" action={paths.login()} noValidate onSubmit={form.onSubmit}>
        <FormLayout
          summary={<ErrorSummary {...form.summary} />}
          actions={
            <>
              <Button variant="primary" isPending={form.isSubmitting} softDisabled={form.isSoftDisabled}>
                Login
              </Button>
              <TextLink to={paths.forgotPassword()}>Forgot Password</TextLink>
            </>
          }
        >
          <TextField
            {...form.field('userId')}
            label="User ID"
            hint="Mobile or Email"
            autoComplete="username"
          />
          <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
          <input type="hidden" name="returnTo" value={form.kept.returnTo ?? returnTo ?? ''} />
        </FormLayout>
      </Form>
    </Page>
  )
}
