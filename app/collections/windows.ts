import type { CollectionWindow } from '~/api/contract/collections'

export const WINDOW_LABELS: Record<CollectionWindow, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  month: 'Next 30 days',
  quarter: 'Next 90 days',
}

/** From the earliest to the latest. */
export const WINDOWS = Object.keys(WINDOW_LABELS) as CollectionWindow[]
