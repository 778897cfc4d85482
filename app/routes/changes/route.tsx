import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { Api } from '~/api/client.server'
import { type ChangeLine, changeLines } from '~/subjects/account/change-lines'
import { ChangeList } from '~/subjects/account/change-list'
import { addDays, todayInIndia } from '~/domain/dates'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'

export const handle = pageTitle(m.whatIsNew)

const DAYS = 90

const Search = z.object(pagingFields)

interface ChangesPage {
  number: number
  isEmpty: boolean
  /** Includes changes of unknown kinds, which `lines` omits. */
  rowCount: number
  lines: ChangeLine[]
  total: number
}

export async function loader(args: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(args)
  await api.capabilities.require('changes')
  const { search } = readSearch(Search, args.request.url)
  return {
    paged: await loadPagedList(search, (page) => loadPage(api, session.user.id, page)),
  }
}

async function loadPage(api: Api, user: string, page: number): Promise<ChangesPage> {
  const firstDay = addDays(todayInIndia(), -DAYS)
  const { rows, total } = await api.changes.list({ since: `${firstDay} 00:00:00`, page })
  return {
    number: page,
    isEmpty: rows.length === 0,
    rowCount: rows.length,
    lines: changeLines(rows, user, paths.changes({ page: page > 1 ? page : undefined })),
    total,
  }
}

export default function WhatIsNew() {
  const { paged } = useLoaderData<typeof loader>()
  const list = usePagedList(paged, { filters: null, toPage: (page) => paths.changes({ page }) })
  const shownCount = list.pages.reduce((sum, { lines }) => sum + lines.length, 0)
  const isWhole = list.pages.reduce((sum, { rowCount }) => sum + rowCount, 0) === list.pages.at(-1)?.total
  return (
    <Page title={m.whatIsNew()} lead={m.whatIsNewLists({ days: DAYS })}>
      <Results
        summary={m.countShown({ shown: shownCount })}
        filters={null}
        empty={
          (list.isEmpty || (isWhole && shownCount === 0)) && (
            <EmptyState action={{ to: paths.home(), label: m.home() }}>
              {list.refusal ?? m.nothingIsNew()}
            </EmptyState>
          )
        }
      >
        <PagedList list={list} earlierLabel={m.newerChanges()} endsHere={list.more.to !== null && isWhole}>
          {list.pages.map(({ number, lines }) => (
            <ResultPage key={number} number={number}>
              <ChangeList lines={lines} />
            </ResultPage>
          ))}
        </PagedList>
      </Results>
    </Page>
  )
}
