import type { CollectionWindow } from '~/api/contract/collections'
import { m } from '~/messages/messages'

export const WINDOW_LABELS: Record<CollectionWindow, () => string> = {
  overdue: m.overdue,
  today: m.today,
  week: m.thisWeek,
  month: m.next30Days,
  quarter: m.next90Days,
}

/** The days that a window covers, if the label does not state them. */
export const WINDOW_NOTES: Partial<Record<CollectionWindow, () => string>> = {
  month: m.in8To30Days,
  quarter: m.in31To90Days,
}
