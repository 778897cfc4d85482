import { z } from 'zod/v4'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { safeReturnTo } from '~/session/return-to'
import { readSearch, textIn } from './search.server'

export interface BackLink {
  to: string
  label: string
}

const Search = z.object({ from: textIn() })

/** The screen that `from` names, as it was filtered and sorted, else `usual`. The links of the screen pass `from` on to its other tabs. */
export function backLink(request: Request, usual: BackLink): { from?: string; back: BackLink } {
  const from = safeReturnTo(readSearch(Search, request.url).search.from)
  const label = from && titleAt(from)
  return label ? { from, back: { to: from, label } } : { back: usual }
}

/** Titles of the screens from which a screen with a back link is opened. `*` is any id. */
const titles: [address: string, title: () => string][] = [
  [paths.home(), m.home],
  [paths.changes(), m.whatIsNew],
  [paths.find(), m.find],
  [paths.notifications(), m.notifications],
  [paths.queries(), m.queries],
  [paths.collections(), m.collections],
  [paths.bookingsByDate(), m.bookings],
  [paths.bookingsByTeam(), m.bookings],
  [paths.bookedPlots('*', '*'), m.bookedPlots],
  [paths.registeredPlots('*', '*'), m.registeredPlots],
  [paths.teamBookedPlots('*', '*'), m.teamBookedPlots],
  [paths.teamRegisteredPlots('*', '*'), m.teamRegisteredPlots],
  [paths.payments(), m.payments],
  [
    paths.paymentDetails({ projectId: '*', plot: '*', bookingId: '*', commissionId: '*', receiptId: '*' }),
    m.paymentDetails,
  ],
  [paths.dues(), m.myDues],
  [paths.myDues(), m.myDues],
  [paths.myDuesDetails('*', '*', '*'), m.myDuesDetails],
  [paths.teamDues(), m.teamDues],
  [paths.teamDuesDetails('*', '*', '*'), m.teamDuesDetails],
  [paths.autoCancelled(), m.autoCancelled],
  [paths.plotsForSale(), m.plotsForSale],
]

function titleAt(address: string): string | null {
  const parts = partsOf(address)
  const screen = titles.find(([pattern]) => {
    const expected = partsOf(pattern)
    return (
      expected.length === parts.length && expected.every((part, at) => part === '*' || part === parts[at])
    )
  })
  return screen ? screen[1]() : null
}

const partsOf = (address: string) => address.split('?', 1)[0]!.split('/')
