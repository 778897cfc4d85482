import { m } from '~/messages/messages'
import type { InstalmentAmounts } from './statements'

/** A whole percentage, 100 only if all is paid. If the total is zero or negative, any payment counts as 100. */
export function paidPercent(paidPaise: number, totalPaise: number): number {
  if (totalPaise <= 0) return paidPaise > 0 ? 100 : 0
  return Math.min(100, Math.max(0, Math.floor((100 * paidPaise) / totalPaise)))
}

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
