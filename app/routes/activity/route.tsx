import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { ActivityTable } from './activity-table'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { ButtonLink } from '~/ui/button/button'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'

export const handle = pageTitle(m.accountActivityScreen)

const ROWS_PER_PAGE = 20

const Search = z.object(pagingFields)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireAssociate(args)
  await api.capabilities.require('activity')
  const { search } = readSearch(Search, args.request.url)
  return {
    paged: await loadPagedList(search, async (page) => {
      const rows = await api.activity.list({ page, perPage: ROWS_PER_PAGE })
      return { number: page, isEmpty: rows.length === 0, rows }
    }),
  }
}

export default function AccountActivity() {
  const { paged } = useLoaderData<typeof loader>()
  const list = usePagedList(paged, { filters: null, toPage: (page) => paths.activity({ page }) })
  const shownCount = list.pages.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Page
      title={m.accountActivityScreen()}
      lead={m.activityLead()}
      actions={<ButtonLink to={paths.notMe()}>{m.thisWasntMe()}</ButtonLink>}
    >
      <Results
        summary={m.countShown({ shown: shownCount })}
        filters={null}
        empty={
          list.isEmpty && (
            <EmptyState hint={m.activityAppearsHere()} action={{ to: paths.home(), label: m.home() }}>
              {list.refusal ?? m.noActivityYet()}
            </EmptyState>
          )
        }
      >
        <ExportActions csv={paths.activityCsv()} />
        <PagedList
          list={list}
          earlierLabel={m.newerActivity()}
          endsHere={(list.pages.at(-1)?.rows.length ?? 0) < ROWS_PER_PAGE}
        >
          {list.pages.map(({ number, rows }) => (
            <ResultPage key={number} number={number}>
              <ActivityTable rows={rows} />
            </ResultPage>
          ))}
        </PagedList>
      </Results>
    </Page>
  )
}
