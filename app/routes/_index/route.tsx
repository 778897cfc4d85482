import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '~/paths/paths'
import { requireSignedOut } from '~/session/guard.server'

/** Redirects to login. If the person has a session, redirects to `returnTo` or the start page instead (M002). */
export async function loader(args: LoaderFunctionArgs) {
  await requireSignedOut(args)
  return redirect(paths.login())
}
