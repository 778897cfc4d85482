import { paths } from '~/paths'
import { refererPath } from './return-to.server'

interface LastList {
  lastList: string
}

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
export function withVisitedList<Session extends LastList>(
  session: Session,
  { pathname, search }: URL,
): Session {
  const list = listAt(pathname + search)
  return list ? { ...session, lastList: list } : session
}

/** The list with the link to this page. In two tabs, it may differ from the last visited list, and scripts may have loaded more pages. */
export function listBefore(request: Request): string | null {
  return listAt(refererPath(request) ?? '')
}

function listAt(address: string): string | null {
  const [pathname = ''] = address.split('?')
  if (!LISTS.includes(pathname)) return null
  return address.length > MAX_LENGTH ? pathname : address
}

/** Target of a back link: the last visited list as it was filtered and sorted, if `to` is the same list. Otherwise `to`. */
export function asLeft(to: string, { lastList }: LastList): string {
  const [path] = to.split('?')
  // Own rows are not in the list of the team.
  return lastList.startsWith(`${path}?`) && scopeOf(lastList) === scopeOf(to) ? lastList : to
}

const scopeOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('scope')
