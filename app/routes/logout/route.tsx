import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLocation } from '@remix-run/react'
import { z } from 'zod/v4'
import { revokeToken } from '~/session/revoke-token.server'
import { CsrfTokenField } from '~/screen/forms/form-fields'
import { pageTitle } from '~/screen/page-title'
import { optionIn, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { AREAS, areaAt } from '~/paths/area'
import { endSession } from '~/session/guard.server'
import { markAutomaticRedirect } from '~/session/idle-timeout.server'
import { refererPath } from '~/session/return-to.server'
import { refuseOtherOrigin, requireSameOrigin } from '~/session/same-origin.server'
import { logSecurity } from '~/session/security-log.server'
import { clearSession, getSession } from '~/session/session.server'
import { redirectWithToast } from '~/session/toast.server'
import { Button } from '~/ui/button/button'
import { Page } from '~/ui/page/page'

export const handle = pageTitle(m.logOut)

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const session = await getSession(args)
  // A page without scripts redirects here when its idle time ends, even if another tab has been active.
  if (isIdle(request)) {
    if (!session) throw await leaveAsIdle(request)
    throw redirect(await markAutomaticRedirect(session, refererPath(request) ?? areaOf(request).start()))
  }
  if (!session) throw redirect(areaOf(request).login())
  return null
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const session = await getSession(args)
  if (session) {
    await requireSameOrigin(args)
    logSecurity(args, 'sign-out', { user: session.user.id, reason: isIdle(request) ? 'idle' : 'menu' })
    await revokeToken(args, session)
  } else {
    // Without a session there is nothing to end, so the form needs no CSRF token.
    await refuseOtherOrigin(args)
  }
  const headers = session ? await endSession(session) : clearSession(areaAt(new URL(request.url).pathname))
  return isIdle(request) ? leaveAsIdle(request, headers) : redirect(areaOf(request).login(), { headers })
}

const areaOf = ({ url }: Request) => AREAS[areaAt(new URL(url).pathname)]

const Search = z.object({ reason: optionIn('idle') })
const isIdle = ({ url }: Request) => readSearch(Search, url).search.reason === 'idle'

function leaveAsIdle(request: Request, headers: HeadersInit = {}) {
  const message = m.loggedOutForInactivity()
  return redirectWithToast(
    areaOf(request).login({ returnTo: refererPath(request) }),
    { type: 'info', message },
    { headers },
  )
}

/** A GET must change nothing, so people who open the address press a button. */
export default function LogOut() {
  const { logout } = AREAS[areaAt(useLocation().pathname)]
  return (
    <Page title={m.logOut()} lead={m.passwordNeededAgain()} width="form">
      <Form method="post" action={logout()} reloadDocument>
        <CsrfTokenField />
        <Button variant="primary" icon="logout">
          {m.logOut()}
        </Button>
      </Form>
    </Page>
  )
}
