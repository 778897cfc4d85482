import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { CollectionScope } from '~/api/collections.server'
import { COLLECTION_WINDOWS } from '~/contract/collections'
import { COLLECTION_SORTS } from '~/contract/sort-names'
import { statusOfParts } from '~/api/result'
import { scopeInSearch } from './scope'
import { windowTexts } from './windows'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { env } from '~/env.server'
import { printHead } from '~/screen/export/print-head.server'
import { loadPagedList, noPages, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { requestedSorting } from '~/screen/sorting.server'
import { optionIn, readSearch } from '~/screen/search.server'
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES } from '~/messages/languages'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { isPrefetch } from '~/session/idle-timeout.server'
import { commitPreferences, getPreferences } from '~/session/preferences.server'
import { Page } from '~/ui/page/page'
import { TextLink } from '~/ui/text-link/text-link'
import { SortMenu } from '~/ui/table/sort-menu'
import { Pills } from '~/ui/tabs/tabs'
import { AllWindows } from './all-windows'
import { collectionColumns } from './collections-table'
import { loadGroups, loadWindowPage, type WindowPage } from './load-collections.server'
import { OneWindow } from './one-window'
import { reminderLanguage } from './reminder-language.css'

export const handle = pageTitle(m.collections)

const Search = z.object({
  ...pagingFields,
  scope: optionIn('team'),
  window: optionIn(...COLLECTION_WINDOWS),
  remind: optionIn(...LANGUAGES),
})

const SCOPES = [
  { name: 'own', label: m.own },
  { name: 'team', label: m.team },
] as const

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('collections')
  const { search } = readSearch(Search, args.request.url)
  const { window } = search
  const scope: CollectionScope = search.scope ?? 'own'
  const sorting = await requestedSorting(api, args.request.url, COLLECTION_SORTS)
  const firm = await api.firm()
  const sender = { associateName: session.user.name, firmName: firm?.name ?? '' }
  const language = currentLanguage()
  const preferences = getPreferences(args)
  const isOffered = (code?: string) => env.languages.some((offered) => offered === code)
  const chosen = isOffered(search.remind) ? search.remind : undefined
  const remembered = isOffered(preferences.reminderLanguage) ? preferences.reminderLanguage : ''
  const reminderLanguageCode = chosen ?? (remembered || language)
  const remind = reminderLanguageCode === language ? null : { language: reminderLanguageCode, sender }
  // Only on a change, because a new cookie empties the back/forward cache.
  const headers: Record<string, string> =
    chosen && chosen !== remembered && !isPrefetch(args.request)
      ? { 'Set-Cookie': commitPreferences({ ...preferences, reminderLanguage: chosen }) }
      : {}
  const listSearch = { scope: scopeInSearch(scope), ...sortSearch(sorting) }
  const common = {
    // Not in the scripts of this screen, which are close to their limit.
    lead: m.collectionsLead(),
    scope,
    search: { ...listSearch, remind: chosen },
    sorting,
    sender,
    scopes: SCOPES.map(({ name, label }) => ({
      label: label(),
      to: paths.collections({ ...listSearch, window, remind: chosen, scope: scopeInSearch(name) }),
      isCurrent: name === scope,
    })),
    languages: env.languages.map((lang) => ({
      lang,
      label: LANGUAGE_NAMES[lang],
      to: paths.collections({ ...listSearch, window, remind: lang }),
      isCurrent: lang === reminderLanguageCode,
    })),
    print: printHead(session),
  }
  if (window) {
    const paged = await loadPagedList<WindowPage>(search, (page) =>
      loadWindowPage(api, { scope, window, page, ...sortSearch(sorting) }, remind),
    )
    return data({ ...common, window, texts: windowTexts(window), paged, all: null }, { headers })
  }
  const [all, offersCalendar] = await Promise.all([
    loadGroups(api, {
      scope,
      search: common.search,
      sorting,
      remind,
    }),
    api.capabilities.offers('calendar'),
  ])
  const calendarTo = offersCalendar && scope === 'own' ? `${paths.settings()}#calendar-feed` : null
  const status = statusOfParts(...all.groups.map(({ failure }) => failure))
  return data(
    { ...common, window: null, texts: null, paged: noPages(search), all: { ...all, calendarTo } },
    { status, headers },
  )
}

export default function Collections() {
  const { lead, scope, scopes, search, sorting, window, texts, sender, languages, print, all, paged } =
    useLoaderData<typeof loader>()
  const windowInSearch = window ?? undefined
  const groups = all?.groups
  const mayHaveRows = window !== null || groups?.some(({ rows }) => rows.length > 0)
  const parts = { scope, search, sorting, sender }
  const sort = sorting && {
    ...sorting,
    to: (order: Partial<SortSearch>) => paths.collections({ ...search, window: windowInSearch, ...order }),
  }
  return (
    <Page
      title={m.collections()}
      lead={lead}
      sort={mayHaveRows && <SortMenu columns={collectionColumns(scope === 'team')} sort={sort} />}
      print={print}
      width="table"
    >
      <Pills label={m.whoseCustomers()} items={scopes} />
      {window && (
        <div>
          <TextLink to={paths.collections(search)} icon="back">
            {m.allDates()}
          </TextLink>
        </div>
      )}
      {mayHaveRows && languages.length > 1 && (
        <div className={reminderLanguage}>
          <span aria-hidden="true">{m.remindIn()}</span>
          <Pills label={m.remindIn()} items={languages} />
        </div>
      )}
      {window && texts && <OneWindow {...parts} window={window} texts={texts} paged={paged} />}
      {all && groups && <AllWindows {...parts} {...all} groups={groups} />}
    </Page>
  )
}
