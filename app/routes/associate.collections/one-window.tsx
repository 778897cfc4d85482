import type { CollectionScope } from '~/api/collections.server'
import type { CollectionWindow } from '~/contract/collections'
import type { WindowTexts } from './windows'
import type { Sorting } from '~/domain/sorting'
import type { Sender } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { type CollectionsSearch, paths } from '~/paths/paths'
import { Amount } from '~/ui/text/text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { LedgerGroup } from '~/ui/ledger/ledger'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { type LoadedList, usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { headingOf } from './all-windows'
import { CollectionsTable } from './collections-table'
import type { WindowPage } from './load-collections.server'

interface OneWindowProps {
  scope: CollectionScope
  search: CollectionsSearch
  window: CollectionWindow
  texts: WindowTexts
  sorting: Sorting | null
  paged: LoadedList<WindowPage>
  sender: Sender
}

/** The customers of one window of due days, page by page. */
export function OneWindow({ scope, search, window, texts, sorting, paged, sender }: OneWindowProps) {
  const { name, note } = texts
  const inSearch = { ...search, window }
  const list = usePagedList(paged, {
    filters: inSearch,
    toPage: (page) => paths.collections({ ...inSearch, page }),
  })
  const { count = null, paise = null } = list.pages.at(-1) ?? {}
  const { pages } = list
  const shownCount = pages.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Results
      summary={m.countShown({ shown: shownCount })}
      filters={inSearch}
      empty={
        list.isEmpty && (
          <EmptyState action={{ to: paths.collections({ scope: search.scope }), label: m.allCollections() }}>
            {list.refusal ?? m.nothingIsDueHere()}
          </EmptyState>
        )
      }
    >
      <LedgerGroup heading={headingOf({ name, count })} sum={<Amount paise={paise} />}>
        {note && <p>{note}</p>}
        <PagedList
          list={list}
          earlierLabel={m.earlierCustomers()}
          endsHere={list.more.to !== null && shownCount === count}
        >
          {pages.map(({ number, rows }) => (
            <ResultPage key={number} number={number}>
              <CollectionsTable
                caption={name}
                rows={rows}
                isTeam={scope === 'team'}
                sender={sender}
                sort={sorting && { ...sorting, to: (sort) => paths.collections({ ...inSearch, ...sort }) }}
              />
            </ResultPage>
          ))}
        </PagedList>
      </LedgerGroup>
    </Results>
  )
}
