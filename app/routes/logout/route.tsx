import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { pageTitle } from '~/lib/page-title'
import { paths } from '~/paths'
import { endSession } from '~/session/guard.server'
import { requireSameOrigin } from '~/session/same-origin.server'
import { clearSession, getSession } from '~/session/session.server'
import { Button } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle('Log Out')

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await getSession(request))) throw redirect(paths.login())
  return null
}

/** Signs out: the session dies with every copy of its cookie (checklist M014). */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request)
  const session = await getSession(request)
  return redirect(paths.login(), {
    headers: { 'Set-Cookie': session ? endSession(session) : clearSession() },
  })
}

/** Reached by address only: leaving takes a press, since a GET must change nothing. */
export default function LogOut() {
  return (
    <Page title="Log Out" lead="You will need your password to come back." width="form">
      <Form method="post" action={paths.logout()} reloadDocument>
        <Button variant="primary" icon="logout">
          Log Out
        </Button>
      </Form>
    </Page>
  )
}
