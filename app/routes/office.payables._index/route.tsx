import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { loadPagedList, pagingFields } from '~/screen/paged-list.server'
import { pageTitle } from '~/screen/page-title'
import { readSearch } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'
import { ReraState, VerifiedBadge } from '~/subjects/office/payable'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'
import { PagedList, ResultPage } from '~/ui/paged-list/paged-list'
import { usePagedList } from '~/ui/paged-list/use-paged-list'
import { Results } from '~/ui/results/results'
import { Table } from '~/ui/table/table'
import { Amount, UpstreamText } from '~/ui/text/text'

export const handle = pageTitle(m.payables)

const Search = z.object(pagingFields)

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  const { search } = readSearch(Search, args.request.url)
  return {
    today: todayInIndia(),
    paged: await loadPagedList(search, async (number) => {
      const { rows, financialYear, hasMore } = await desk.payables({ page: String(number) })
      return { number, isEmpty: rows.length === 0, rows, financialYear, hasMore }
    }),
  }
}

export default function Payables() {
  const { today, paged } = useLoaderData<typeof loader>()
  const list = usePagedList(paged, { filters: null, toPage: (page) => paths.officePayables({ page }) })
  const shown = list.pages.reduce((sum, { rows }) => sum + rows.length, 0)
  const year = list.pages[0]?.financialYear ?? ''
  return (
    <Page title={m.payables()} lead={m.payablesLead({ year })} width="table">
      <Results
        summary={m.countShown({ shown })}
        filters={null}
        empty={list.isEmpty && <EmptyState>{list.refusal ?? m.nothingIsPayable()}</EmptyState>}
      >
        <ExportActions csv={paths.officePayablesCsv()} />
        <PagedList list={list} earlierLabel={m.newerRecords()} endsHere={!list.pages.at(-1)?.hasMore}>
          {list.pages.map(({ number, rows }) => (
            <ResultPage key={number} number={number}>
              <Table
                caption={m.payables()}
                isCaptionHidden
                rows={rows}
                rowKey={({ id }) => id}
                rowTo={({ id }) => paths.officePayable(id)}
                columns={[
                  {
                    header: m.associate(),
                    place: 'title',
                    cell: ({ name }) => <UpstreamText>{name}</UpstreamText>,
                  },
                  {
                    header: m.payableNow(),
                    place: 'amount',
                    isNumeric: true,
                    cell: ({ paise }) => <Amount paise={paise} />,
                  },
                  { header: m.mobile(), place: 'detail', cell: ({ mobile }) => mobile },
                  { header: m.bank(), place: 'state', cell: (row) => <VerifiedBadge {...row} /> },
                  {
                    header: m.reraValidUntil(),
                    place: 'detail',
                    isMinor: () => true,
                    cell: (row) => <ReraState {...row} today={today} />,
                  },
                  {
                    header: m.tds(),
                    place: 'detail',
                    isNumeric: true,
                    isMinor: () => true,
                    cell: ({ tdsPaise }) => <Amount paise={tdsPaise} />,
                  },
                  {
                    header: m.otherDeductions(),
                    place: 'detail',
                    isNumeric: true,
                    isMinor: () => true,
                    cell: ({ otherDeductionPaise }) => <Amount paise={otherDeductionPaise} />,
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
