import type { Api } from '~/api/client.server'
import type { CollectionScope, CollectionsQuery } from '~/api/collections.server'
import {
  COLLECTION_WINDOWS,
  type CollectionRow,
  type CollectionWindow,
  type ForecastMonthRow,
} from '~/contract/collections'
import { type ResultFailure, toResult } from '~/api/result'
import { windowTexts, type WindowTexts } from './windows'
import { formatMonth } from '~/domain/dates'
import { forecastDerivation } from '~/domain/forecast'
import { reminderText, type Sender, whatsAppLink } from '~/domain/reminder'
import { instalmentName } from '~/domain/upstream-words'
import { collectionsText } from '~/domain/share-texts'
import { type Sorting, sortSearch } from '~/domain/sorting'
import type { Language } from '~/messages/languages'
import { m } from '~/messages/messages'
import { type CollectionsSearch, paths } from '~/paths/paths'
import { inLanguage } from '~/messages/request-language.server'

/** Fields of a row that the page does not show. */
type HiddenField = 'upstreamInstalment' | 'projectId' | 'associateId' | 'unpaidInARow'

export type ShownRow = Omit<CollectionRow, HiddenField> & {
  /**
   * The link to WhatsApp with the reminder. Set only if the reminder is not in the page's language; otherwise `CollectionsTable` writes
   * the link. The page contains the link in its markup and in its data; the second copy compresses to a few bytes, the text would not.
   */
  reminderUrl?: string
}

export interface Group extends WindowTexts {
  window: CollectionWindow
  /** Count of all rows, including rows that are not loaded; null if unknown. */
  count: number | null
  paise: number | null
  rows: ShownRow[]
  failure: ResultFailure | null
}

/** A link below the rows leads to all of them. */
const ROWS_PER_WINDOW = 20

interface GroupsQuery {
  scope: CollectionScope
  /** The chosen scope, sort order and reminder language, as search parameters. */
  search: CollectionsSearch
  sorting: Sorting | null
  remind: ReminderOptions | null
}

/** The windows that have rows or failed, with their first rows; the text to share; the forecast. */
export async function loadGroups(api: Api, { scope, search, sorting, remind }: GroupsQuery) {
  const [firstWindow] = COLLECTION_WINDOWS
  const results = await Promise.all(
    COLLECTION_WINDOWS.map((window) =>
      toResult(
        api.collections.list({
          scope,
          window,
          perPage: ROWS_PER_WINDOW,
          includesForecast: window === firstWindow,
          ...sortSearch(sorting),
        }),
      ),
    ),
  )
  const replies = results.flatMap(({ data }) => data ?? [])
  // Every reply has the totals of all windows, so a group that failed takes its totals from another reply.
  const totals = replies[0]?.windows ?? []
  const groups = COLLECTION_WINDOWS.map((window, index): Group => {
    const { count = null, paise = null } = totals.find((total) => total.window === window) ?? {}
    const { data = null, failure = null } = results[index] ?? {}
    return {
      window,
      ...windowTexts(window),
      count,
      paise,
      rows: withReminders(data?.rows ?? [], remind),
      failure,
    }
  })
  const shownGroups = groups.filter(({ failure, rows }) => failure || rows.length > 0)
  const withoutDues = groups.filter((group) => !shownGroups.includes(group))
  const shareText = collectionsText({ scope, asOf: replies[0]?.asOf ?? '', groups: shownGroups })
  const forecast = results[0]?.data?.forecast ?? []
  return {
    groups: shownGroups,
    nothingDue:
      withoutDues.length > 0
        ? m.nothingDueInWindows({ windows: withoutDues.map(({ name }) => name).join(', ') })
        : null,
    empty: emptyOf(shownGroups, search),
    shareText,
    forecast: forecast.some(({ count }) => count > 0) ? forecastOf(forecast) : null,
  }
}

/** Set if all windows are empty. Also set if all failed, with the message of the first failure. */
function emptyOf(groups: Group[], search: CollectionsSearch) {
  if (groups.length === 0)
    return {
      text: m.noAmountDueSoon(),
      action: { to: paths.plotAvailability(), label: m.plotAvailability() },
    }
  const [first] = groups
  return first?.failure &&
    groups.length === COLLECTION_WINDOWS.length &&
    groups.every(({ failure }) => failure)
    ? { text: first.failure.message, action: { to: paths.collections(search), label: m.tryAgain() } }
    : null
}

/** The server writes the calculation, because the script of the page is close to its size limit. */
const forecastRow = (month: ForecastMonthRow) => ({
  name: formatMonth(month.month),
  commissionPaise: month.commissionPaise,
  calculation: forecastDerivation(month),
})

/** With its text, because the scripts of this screen are close to their limit. */
const forecastOf = (months: ForecastMonthRow[]) => ({
  text: m.commissionIfPaidOnTime(),
  months: months.map(forecastRow),
})

export type LoadedForecast = ReturnType<typeof forecastOf>

export interface WindowPage {
  number: number
  isEmpty: boolean
  rows: ShownRow[]
  count: number | null
  paise: number | null
}

export async function loadWindowPage(
  api: Api,
  query: CollectionsQuery & { page: number },
  remind: ReminderOptions | null,
): Promise<WindowPage> {
  const { page, window } = query
  const { rows, windows } = await api.collections.list(query)
  const { count = null, paise = null } = windows.find((total) => total.window === window) ?? {}
  return { number: page, isEmpty: rows.length === 0, rows: withReminders(rows, remind), count, paise }
}

interface ReminderOptions {
  language: Language
  sender: Sender
}

/** The browser has only the texts of the page's language, so the server writes reminders in another language. */
function withReminders(rows: CollectionRow[], remind: ReminderOptions | null): ShownRow[] {
  return rows.map(
    ({ upstreamInstalment, projectId: _project, associateId: _associate, unpaidInARow: _, ...row }) => {
      if (!remind) return row
      const write = () =>
        reminderText({ ...row, instalment: instalmentName(upstreamInstalment) }, remind.sender)
      return { ...row, reminderUrl: whatsAppLink(row.customerMobile, inLanguage(remind.language, write)) }
    },
  )
}
