import type { CollectionWindow } from '~/api/contract/collections'

export const WINDOW_LABELS: Record<CollectionWindow, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  month: 'Next 30 days',
  quarter: 'Next 90 days',
}
