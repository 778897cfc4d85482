import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Instalment } from '~/api/contract/statements'
import { timestampInIndia } from '~/domain/dates'
import { paidStatus, sumOf } from '~/domain/statements'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { bookingParams } from '~/params'
import { backFromStatement } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/date-text/date-text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { StatementPage } from '~/ui/statement-page/statement-page'
import { Table } from '~/ui/table/table'

export const handle = pageTitle('EMI Statement')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { bookingId } = parseParams(bookingParams, params)
  const statement = await api.bookings.emiStatement(bookingId)
  return {
    ...statement,
    back: backFromStatement(statement.booking, session.bookingsUrl),
    viewer: session.user.name,
    printedOn: timestampInIndia(),
  }
}

export default function EmiStatement() {
  const { instalments, waiveOffPaise, ...statement } = useLoaderData<typeof loader>()
  return (
    <StatementPage title="EMI Statement" {...statement}>
      {instalments.length === 0 ? (
        <EmptyState>No results found</EmptyState>
      ) : (
        <>
          <Figures items={figures(instalments, waiveOffPaise)} />
          <Instalments instalments={instalments} />
        </>
      )}
    </StatementPage>
  )
}

function figures(instalments: Instalment[], waiveOffPaise: number) {
  const totals = [
    { label: 'Due Amount', paise: sumOf(instalments, (row) => row.duePaise) },
    { label: 'Paid', paise: sumOf(instalments, (row) => row.paidPaise) },
    { label: 'Balance', paise: sumOf(instalments, (row) => row.balancePaise) },
    ...(waiveOffPaise === 0 ? [] : [{ label: 'EMI Waive Off', paise: waiveOffPaise }]),
  ]
  return totals.map(({ label, paise }) => ({ label, value: <Amount paise={paise} /> }))
}

function Instalments({ instalments }: { instalments: Instalment[] }) {
  return (
    <Table
      caption="Instalments"
      rows={instalments}
      rowKey={(row) => `${row.type} ${row.dueOn}`}
      columns={[
        { header: 'Type', cell: (row) => row.type, isRowHeader: true },
        { header: 'Due Date', cell: (row) => <DateText date={row.dueOn} /> },
        { header: 'Due Amount', cell: (row) => <Amount paise={row.duePaise} />, isNumeric: true },
        { header: 'Paid Status', cell: (row) => <PaidStatus row={row} /> },
        { header: 'Paid', cell: (row) => <Amount paise={row.paidPaise} />, isNumeric: true },
        { header: 'Balance', cell: (row) => <Amount paise={row.balancePaise} />, isNumeric: true },
      ]}
    />
  )
}

/** Blank while the instalment is pending (checklist M172). */
function PaidStatus({ row }: { row: Instalment }) {
  const status = paidStatus(row)
  return status && <Badge tone={status === 'Full' ? 'positive' : 'warning'}>{status}</Badge>
}
