import { m } from '~/messages/messages'
import type { InstalmentAmounts } from './statements'

/** Null if nothing is due, nothing is paid or an amount is unknown (M172). */
export function paidStatus({
  duePaise,
  paidPaise,
}: Pick<InstalmentAmounts, 'duePaise' | 'paidPaise'>): 'full' | 'part' | null {
  if (duePaise === null || paidPaise === null || duePaise <= 0 || paidPaise <= 0) return null
  return paidPaise >= duePaise ? 'full' : 'part'
}

/** `Full`, `Part` or empty. */
export function paidStatusText(row: Parameters<typeof paidStatus>[0]): string {
  const status = paidStatus(row)
  if (status === null) return ''
  return status === 'full' ? m.paidInFull() : m.paidInPart()
}
