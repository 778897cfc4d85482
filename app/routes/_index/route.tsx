import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '~/paths'
import { requireSignedOut } from '~/session/guard.server'

/** Redirects to login, or to the start page with a session (M002). */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSignedOut(request)
  return redirect(paths.login())
}
