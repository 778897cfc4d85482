import { m } from '~/messages/messages'
import type { CountLink } from '~/ui/ledger/ledger'

interface Counts {
  bookedCount: number | null
  registeredCount: number | null
  totalCount: number | null
}

/** The counts of a row. A count of zero, the total, and the counts of a row without ids have no link (M139). */
export function countLinks(counts: Counts, to: { booked: string; registered: string } | null): CountLink[] {
  const link = (label: string, count: number | null, address: string | undefined) => ({
    label,
    count,
    to: count === 0 ? null : (address ?? null),
  })
  return [
    link(m.booked(), counts.bookedCount, to?.booked),
    link(m.registered(), counts.registeredCount, to?.registered),
    { label: m.total(), count: counts.totalCount, to: null },
  ]
}

export const bookingsIn = (count: number | null) => (count === null ? '—' : m.bookingCount({ count }))
