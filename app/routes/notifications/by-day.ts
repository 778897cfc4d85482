import { dayIn, formatDate, todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'

const DAY_MS = 24 * 3600 * 1000

interface Day<Item> {
  /** `Today`, `Yesterday`, `7-Sep-26` or `Without a date`. */
  label: string
  items: Item[]
}

/** Groups notifications by their day in India, in the given order. */
export function byDay<Item extends { createdAt: string | null }>(
  notifications: Item[],
  now: Date,
): Day<Item>[] {
  const days = new Map<string, Item[]>()
  for (const item of notifications) {
    const label = labelOf(item.createdAt, now)
    days.set(label, [...(days.get(label) ?? []), item])
  }
  return [...days].map(([label, items]) => ({ label, items }))
}

function labelOf(createdAt: string | null, now: Date): string {
  const day = dayIn(createdAt ?? '')
  if (day === null) return m.withoutADate()
  if (day === todayInIndia(now)) return m.today()
  return day === todayInIndia(new Date(now.getTime() - DAY_MS)) ? m.yesterday() : formatDate(day)
}
