import { paths } from '~/paths'
import type { Session } from './session.server'

const LISTS = [
  paths.home(),
  paths.bookingsByTeam(),
  paths.bookingsByDate(),
  paths.collections(),
  paths.payments(),
  paths.dues(),
  paths.myDues(),
  paths.teamDues(),
  paths.changes(),
  paths.notifications(),
  paths.queries(),
  paths.autoCancelled(),
]
const MAX_LENGTH = 500

/** Remembers a visit to Home or a list, with the list's filters and order. */
export function withVisitedList(session: Session, { pathname, search }: URL): Session {
  if (!LISTS.includes(pathname)) return session
  const list = pathname + search
  return { ...session, lastList: list.length > MAX_LENGTH ? pathname : list }
}

/** Target of a back link: the last visited list as it was filtered and sorted, if `to` is the same list. Otherwise `to`. */
export function asLeft(to: string, { lastList }: Pick<Session, 'lastList'>): string {
  const [path] = to.split('?')
  return lastList.startsWith(`${path}?`) ? lastList : to
}
