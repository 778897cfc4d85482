import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '~/paths'
import { requireSignedOut } from '~/session/guard.server'

/** The root leads to sign-in, or past it (checklist M002). */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSignedOut(request)
  return redirect(paths.login())
}
