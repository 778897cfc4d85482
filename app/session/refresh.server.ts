import { paths } from '~/paths'
import { heedVisit } from './presence.server'
import { commitSession, getSession, isDueForReissue, type Session } from './session.server'

/**
 * The session of a page request, which begins its idle time anew, and, when it is old enough or a tab was visited that the menu should lead back to, the cookie
 * that carries it on (checklist M018).
 */
export async function refreshSession(
  request: Request,
): Promise<{ session: Session | null; cookie: string | null }> {
  const session = await getSession(request)
  if (!session) return { session: null, cookie: null }
  if (!(await heedVisit(request, session))) return { session, cookie: null }
  const visited = withVisitedTab(session, new URL(request.url).pathname)
  const hasChanged = visited !== session
  const cookie = hasChanged || isDueForReissue(session) ? await commitSession(visited) : null
  return { session: visited, cookie }
}

const BOOKING_TABS = [paths.bookingsByTeam(), paths.bookingsByDate()]
const COMMISSION_TABS = [paths.payments(), paths.dues(), paths.myDues(), paths.teamDues()]

// Where the menu leads anyway needs no cookie: one that changes keeps the pages before it out of the back/forward cache.
function withVisitedTab(session: Session, pathname: string): Session {
  if (BOOKING_TABS.includes(pathname) && (session.bookingsUrl ?? paths.bookingsByDate()) !== pathname)
    return { ...session, bookingsUrl: pathname }
  if (COMMISSION_TABS.includes(pathname) && (session.commissionUrl ?? paths.payments()) !== pathname)
    return { ...session, commissionUrl: pathname }
  return session
}
