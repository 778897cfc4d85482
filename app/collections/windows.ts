import type { CollectionWindow } from '~/api/contract/collections'
import { m } from '~/messages/messages'

export const WINDOW_LABELS: Record<CollectionWindow, () => string> = {
  overdue: m.overdue,
  today: m.today,
  week: m.thisWeek,
  month: m.next30Days,
  quarter: m.next90Days,
}

/** Both ends of a window whose label names only its last day. */
export const WINDOW_NOTES: Partial<Record<CollectionWindow, () => string>> = {
  month: m.in8To30Days,
  quarter: m.in31To90Days,
}
