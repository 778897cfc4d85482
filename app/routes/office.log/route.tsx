import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { formatDateTime } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { Table } from '~/ui/table/table'
import { UpstreamText } from '~/ui/text/text'

export const handle = pageTitle(m.log)

const Search = z.object(pagingFields)

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  const { search } = readSearch(Search, args.request.url)
  return {
    paged: await loadPagedList(search, async (number) => {
      const { rows, hasMore } = await desk.log(String(number))
      return { number, isEmpty: rows.length === 0, rows, hasMore }
    }),
  }
}

export default function Log() {
  const { paged } = useLoaderData<typeof loader>()
  const list = usePagedList(paged, { filters: null, toPage: (page) => paths.officeLog({ page }) })
  const shown = list.pages.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Page title={m.log()} lead={m.logLead()} width="table">
      <Results
        summary={m.countShown({ shown })}
        filters={null}
        empty={list.isEmpty && <EmptyState>{list.refusal ?? m.noActivityYet()}</EmptyState>}
      >
        <ExportActions csv={paths.officeLogCsv()} />
        <PagedList list={list} earlierLabel={m.newerActivity()} endsHere={!list.pages.at(-1)?.hasMore}>
          {list.pages.map(({ number, rows }) => (
            <ResultPage key={number} number={number}>
              <Table
                caption={m.log()}
                isCaptionHidden
                rows={rows}
                rowKey={(_, index) => index}
                columns={[
                  {
                    header: m.what(),
                    place: 'title',
                    cell: ({ action, subject }) => (
                      <UpstreamText>{[action, subject].filter(Boolean).join(' · ')}</UpstreamText>
                    ),
                  },
                  { header: m.when(), place: 'amount', cell: ({ at }) => formatDateTime(at) },
                  { header: m.who(), place: 'detail', cell: ({ by }) => by },
                  {
                    header: m.oldAndNewValues(),
                    place: 'detail',
                    cell: ({ changes }) =>
                      changes
                        .map(
                          ({ label, before, after }) =>
                            `${label}: ${before ? `${before} → ` : ''}${after || '—'}`,
                        )
                        .join(' · '),
                  },
                ]}
              />
            </ResultPage>
          ))}
        </PagedList>
      </Results>
    </Page>
  )
}
