import type { ActionFunctionArgs } from '@remix-run/node'
import { refreshSession } from '~/session/refresh.server'
import { requireSameOrigin } from '~/session/same-origin.server'

/** Told by a page whose person is active without asking for anything: the session goes on, or is over (checklist M016). */
export async function action({ request }: ActionFunctionArgs) {
  await requireSameOrigin(request)
  const { session, cookie } = await refreshSession(request)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (cookie) headers.set('Set-Cookie', cookie)
  return new Response(null, { status: session ? 204 : 401, headers })
}
