import type { CollectionWindow } from '~/api/contract/collections'

export const WINDOW_LABELS: Record<CollectionWindow, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  month: 'Next 30 days',
  quarter: 'Next 90 days',
}

/** What the name alone leaves open. */
export const WINDOW_NOTES: Partial<Record<CollectionWindow, string>> = {
  month: 'In 8 to 30 days',
  quarter: 'In 31 to 90 days',
}
