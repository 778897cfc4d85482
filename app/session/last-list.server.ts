import { paths } from '~/paths/paths'
import { refererPath } from './return-to.server'

export interface LastLists {
  lastList: string
  lastPlots: string
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

/** Lists of plots, with their associate and project. They lie between a list of bookings and a booking. */
const PLOT_LIST = /^\/associate\/bookings\/(team\/)?(booked|registered)\/[^/]+\/[^/]+$/
const MAX_LENGTH = 500

/** Remembers a visit to Home or a list, with the list's filters and order. */
export function withVisitedList<Session extends LastLists>(
  session: Session,
  { pathname, search }: URL,
): Session {
  return { ...session, ...listAt(pathname + search) }
}

/** The list with the link to this page. In two tabs, it may differ from the last visited list, and scripts may have loaded more pages. */
export function listBefore(request: Request): Partial<LastLists> {
  return listAt(refererPath(request) ?? '')
}

function listAt(address: string): Partial<LastLists> {
  const [pathname = ''] = address.split('?')
  const list = address.length > MAX_LENGTH ? pathname : address
  if (LISTS.includes(pathname)) return { lastList: list }
  return PLOT_LIST.test(pathname) ? { lastPlots: list } : {}
}

/** Target of a back link: the last visited list as it was filtered and sorted, if `to` is the same list. Otherwise `to`. */
export function asLeft(to: string, { lastList, lastPlots }: LastLists): string {
  const [path = ''] = to.split('?')
  const last = PLOT_LIST.test(path) ? lastPlots : lastList
  return last.startsWith(`${path}?`) && scopeOf(last) === scopeOf(to) ? last : to
}

/** Own rows are not in the list of the team, and plots of one day are a list of their own. */
function scopeOf(address: string): string {
  const search = new URLSearchParams(address.split('?')[1])
  return [search.get('scope'), search.get('date')].join()
}
