import { paths } from '~/paths'
import { recordActivity } from './idle-timeout.server'
import { commitSession, getSession, isDueForReissue, type Session } from './session.server'

/**
 * The session of a page request, which begins its idle time anew and remembers the tab that the menu is to lead back to; and the
 * cookie that carries it on, when it is old enough (checklist M018). A tab alone sets none: a cookie that changes keeps the pages
 * before it out of the back/forward cache.
 */
export async function refreshSession(
  request: Request,
): Promise<{ session: Session | null; cookies: Headers | null }> {
  const session = await getSession(request)
  if (!session) return { session: null, cookies: null }
  const visited = withVisitedTab(session, new URL(request.url).pathname)
  if (!(await recordActivity(request, visited))) return { session, cookies: null }
  return { session: visited, cookies: isDueForReissue(visited) ? await commitSession(visited) : null }
}

const BOOKING_TABS = [paths.bookingsByTeam(), paths.bookingsByDate()]
const COMMISSION_TABS = [paths.payments(), paths.dues(), paths.myDues(), paths.teamDues()]

function withVisitedTab(session: Session, pathname: string): Session {
  if (BOOKING_TABS.includes(pathname)) return { ...session, bookingsUrl: pathname }
  if (COMMISSION_TABS.includes(pathname)) return { ...session, commissionUrl: pathname }
  return session
}
