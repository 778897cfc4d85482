import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import type { LineQuery } from '~/contract/queries'
import { QUERY_STATES, type QueryState } from '~/domain/line-query'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { useFrom } from '~/screen/use-from'
import { optionIn, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { CATEGORY_LABELS, linePlace, lineTitle, STATE_LABELS } from '~/subjects/queries/words'
import { requireAssociate } from '~/session/guard.server'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/text/text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { Table } from '~/ui/table/table'
import { Pills } from '~/ui/tabs/tabs'

export const handle = pageTitle(m.queries)

const Search = z.object({ ...pagingFields, state: optionIn('open', ...QUERY_STATES) })
type State = z.output<typeof Search>['state']

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('queries')
  const { search } = readSearch(Search, args.request.url)
  const { state } = search
  return { state, paged: await loadPagedList(search, (page) => loadPage(api, state, page)) }
}

async function loadPage(api: Api, state: State, page: number) {
  const { rows, total } = await api.queries.list({ state, page })
  return { number: page, isEmpty: rows.length === 0, rows, total }
}

export default function Queries() {
  const { state, paged } = useLoaderData<typeof loader>()
  const list = usePagedList(paged, { filters: state, toPage: (page) => paths.queries({ state, page }) })
  const shownCount = list.pages.reduce((sum, { rows }) => sum + rows.length, 0)
  const pill = (label: string, of: State) => ({
    label,
    to: paths.queries({ state: of }),
    isCurrent: state === of,
  })
  return (
    <Page title={m.queries()} lead={m.whatQueriesLists()} width="table">
      {(state || list.refusal || !list.isEmpty) && (
        <Pills
          label={m.state()}
          items={[
            pill(m.all(), undefined),
            pill(m.open(), 'open'),
            ...Object.entries(STATE_LABELS).map(([state, { label }]) => pill(label(), state as QueryState)),
          ]}
        />
      )}
      <Results
        summary={m.queriesShown({ shown: shownCount })}
        filters={state}
        empty={
          list.isEmpty && (
            <EmptyState hint={m.howToRaiseQuery()} action={{ to: paths.home(), label: m.home() }}>
              {list.refusal ?? m.noQueriesFound()}
            </EmptyState>
          )
        }
      >
        <PagedList
          list={list}
          earlierLabel={m.newerQueries()}
          endsHere={list.more.to !== null && shownCount === list.pages.at(-1)?.total}
        >
          {list.pages.map(({ number, rows }) => (
            <ResultPage key={number} number={number}>
              <QueryTable rows={rows} />
            </ResultPage>
          ))}
        </PagedList>
      </Results>
    </Page>
  )
}

function QueryTable({ rows }: { rows: LineQuery[] }) {
  const from = useFrom(paths.queries())
  return (
    <Table
      caption={m.queries()}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      rowTo={({ id }) => paths.query(id, { from })}
      columns={[
        { header: m.about(), place: 'title', cell: lineTitle },
        { header: m.sentOn(), place: 'amount', cell: ({ raisedOn }) => <DateText date={raisedOn} /> },
        {
          header: m.plot(),
          place: 'detail',
          cell: (query) => [linePlace(query), CATEGORY_LABELS[query.category]()].filter(Boolean).join(' · '),
        },
        {
          header: m.state(),
          place: 'state',
          cell: ({ state }) => <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].label()}</Badge>,
        },
      ]}
    />
  )
}
