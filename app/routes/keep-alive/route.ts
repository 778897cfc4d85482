import type { ActionFunctionArgs } from '@remix-run/node'
import { refreshSession } from '~/session/refresh.server'
import { requireSameOrigin } from '~/session/same-origin.server'

/** Called by a page whose person is active without causing requests. Extends the session, or reports that it has ended (M016). */
export async function action(args: ActionFunctionArgs) {
  await requireSameOrigin(args)
  const { session, cookies } = await refreshSession(args)
  const headers = cookies ?? new Headers()
  headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: session ? 204 : 401, headers })
}
