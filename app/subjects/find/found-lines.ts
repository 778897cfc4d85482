import type { Found } from '~/contract/find'
import { FIND_GROUPS, type FindGroup } from '~/domain/find'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'

export interface FoundLine {
  key: string
  label: string
  detail: string
  to: string
  isExact: boolean
}

export const GROUP_LABELS: Record<FindGroup, () => string> = {
  bookings: m.bookings,
  receipts: m.receipts,
  associates: m.associates,
  plots: m.plotsForSale,
  projects: m.projects,
}

const CANCELLED_STATUS_ID = 9

interface LineOptions {
  q: string
  hasMemberPages: boolean
}

/** The rows of each group as links. If associates have no pages, their names link to the team tree. */
export function foundLines(found: Found, { q, hasMemberPages }: LineOptions): Record<FindGroup, FoundLine[]> {
  // A search with one exact match opens the match at once. Going back to it would open the match again, so the link omits the text.
  const from = paths.find({ q: opensAtOnce(found) ? undefined : q })
  return {
    bookings: found.bookings.map(({ id, customer, plot, project, associate, statusId, isExact }) => ({
      key: id,
      label: customer,
      detail: joinDetails(
        m.plotNumber({ number: plot }),
        project,
        associate,
        statusId === CANCELLED_STATUS_ID && m.cancelled(),
      ),
      to: paths.booking(id, { from }),
      isExact,
    })),
    receipts: found.receipts.map(({ number, bookingId, receivedOn, paise, customer, plot, isExact }) => ({
      key: number,
      label: number,
      detail: joinDetails(
        customer,
        m.plotNumber({ number: plot }),
        receivedOn && formatDate(receivedOn),
        paise !== null && formatRupees(paise),
      ),
      to: paths.receipts(bookingId, number, { from }),
      isExact,
    })),
    associates: found.associates.map(({ id, name, isExact }) => ({
      key: id,
      label: name,
      detail: id,
      to: hasMemberPages ? paths.teamMember(id) : paths.team({ search_agent_id: id }),
      isExact,
    })),
    plots: found.plots.map(({ projectId, project, plot, yards, facing, isExact }) => ({
      key: `${projectId} ${plot}`,
      label: m.plotNumber({ number: plot }),
      detail: joinDetails(project, yards !== null && m.yardsSqYards({ yards }), facing),
      to: paths.plotAvailability({ project_id: projectId, key: plot }),
      isExact,
    })),
    projects: found.projects.map(({ id, name, isExact }) => ({
      key: id,
      label: name,
      detail: m.plotAvailabilityDetail(),
      to: paths.plotAvailability({ project_id: id }),
      isExact,
    })),
  }
}

/** True if exactly one row has a code or number that equals the search text, and no group has further rows. */
function opensAtOnce(found: Found): boolean {
  const rows = FIND_GROUPS.flatMap((group): { isExact: boolean }[] => found[group])
  return found.more.length === 0 && rows.filter(({ isExact }) => isExact).length === 1
}

/** Address of the row that opens at once; null if there is none. */
export function exactTarget(found: Found, lines: Record<FindGroup, FoundLine[]>): string | null {
  if (!opensAtOnce(found)) return null
  return FIND_GROUPS.flatMap((group) => lines[group]).find(({ isExact }) => isExact)?.to ?? null
}

const joinDetails = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ')
