import type { RequestArgs } from '~/api/caller.server'
import { paths } from '~/paths/paths'
import { recordActivity } from './idle-timeout.server'
import { commitSession, getSession, isDueForReissue, type Session } from './session.server'

/** Renews only an old cookie (M018), because a changed cookie removes earlier pages from the back/forward cache. */
export async function refreshSession(
  args: RequestArgs,
): Promise<{ session: Session | null; cookies: Headers | null }> {
  const session = await getSession(args)
  if (!session) return { session: null, cookies: null }
  const visited = withVisitedTab(session, new URL(args.request.url).pathname)
  if (!(await recordActivity(args.request, visited))) return { session, cookies: null }
  return { session: visited, cookies: isDueForReissue(visited) ? await commitSession(visited) : null }
}

const BOOKING_TABS = [paths.bookingsByTeam(), paths.bookingsByDate()]
const COMMISSION_TABS = [paths.payments(), paths.dues(), paths.myDues(), paths.teamDues()]

function withVisitedTab(session: Session, pathname: string): Session {
  if (BOOKING_TABS.includes(pathname)) return { ...session, bookingsUrl: pathname }
  if (COMMISSION_TABS.includes(pathname)) return { ...session, commissionUrl: pathname }
  return session
}
