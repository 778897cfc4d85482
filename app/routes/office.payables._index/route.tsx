import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { todayInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { readSearch, textIn } from '~/screen/search.server'
import { requireOffice } from '~/session/office-guard.server'
import { DeskList } from '~/subjects/office/desk-list'
import { loadRows } from '~/subjects/office/load-rows.server'
import { ReraState, VerifiedBadge } from '~/subjects/office/payable'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page } from '~/ui/page/page'
import { SearchBox } from '~/ui/search-box/search-box'
import { Amount, UpstreamText } from '~/ui/text/text'

export const handle = pageTitle(m.payables)

const MIN_CHARACTERS = 3
const Search = z.object({ q: textIn() })

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await requireOffice(args)
  const { q } = readSearch(Search, args.request.url).search
  return {
    q,
    today: todayInIndia(),
    paged: await loadRows(args.request, (page) => desk.payables({ q, page })),
  }
}

export default function Payables() {
  const { q, today, paged } = useLoaderData<typeof loader>()
  const year = paged.pages[0]?.financialYear ?? ''
  return (
    <Page title={m.payables()} lead={m.payablesLead({ year })} width="table">
      <SearchBox
        action={paths.officePayables()}
        name="q"
        label={m.search()}
        value={q}
        clearTo={paths.officePayables()}
        minCharacters={MIN_CHARACTERS}
      />
      <DeskList
        paged={paged}
        toPage={(page) => paths.officePayables({ q, page })}
        filters={[q]}
        caption={m.payables()}
        empty={q ? m.noOfficeRecords() : m.nothingIsPayable()}
        above={<ExportActions csv={paths.officePayablesCsv({ q })} />}
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
    </Page>
  )
}
