import type { CollectionWindow } from '~/contract/collections'
import { m } from '~/messages/messages'

const NAMES: Record<CollectionWindow, () => string> = {
  overdue: m.overdueInstalments,
  today: m.today,
  week: m.thisWeek,
  month: m.next30Days,
  quarter: m.next90Days,
}

/** Notes with the first and the last day of a window. Needed if the name of the window has only the last day. */
const NOTES: Partial<Record<CollectionWindow, () => string>> = {
  month: m.in8To30Days,
  quarter: m.in31To90Days,
}

export const windowName = (window: CollectionWindow) => NAMES[window]()

export const windowTexts = (window: CollectionWindow) => ({
  name: windowName(window),
  note: NOTES[window]?.() ?? null,
})

export type WindowTexts = ReturnType<typeof windowTexts>
