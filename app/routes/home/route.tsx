import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireAssociate, startPage } from '~/session/guard.server'

/** Until there is a home screen, its address leads to where sign-in leads. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAssociate(request)
  return redirect(startPage())
}
