import type { CountLink } from '~/ui/ledger/ledger'

interface Counts {
  bookedCount: number
  registeredCount: number
  totalCount: number
}

/** The counts of a row, each leading to its plots; a zero leads nowhere (checklist M139). */
export function countLinks(counts: Counts, to: { booked: string; registered: string }): CountLink[] {
  const link = (label: string, count: number, address: string) => ({
    label,
    count,
    to: count > 0 ? address : null,
  })
  return [
    link('Booked', counts.bookedCount, to.booked),
    link('Registered', counts.registeredCount, to.registered),
    { label: 'Total', count: counts.totalCount, to: null },
  ]
}

export const bookingsIn = (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'}`
