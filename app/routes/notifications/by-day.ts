import { addDays, dayIn, formatDate, todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'

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
    const items = days.get(label)
    if (items) items.push(item)
    else days.set(label, [item])
  }
  return [...days].map(([label, items]) => ({ label, items }))
}

function labelOf(createdAt: string | null, now: Date): string {
  const day = dayIn(createdAt ?? '')
  if (day === null) return m.withoutADate()
  const today = todayInIndia(now)
  if (day === today) return m.today()
  return day === addDays(today, -1) ? m.yesterday() : formatDate(day)
}
