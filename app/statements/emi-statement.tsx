import type { Instalment } from '~/api/contract/statements'
import { BookingTabs } from '~/bookings/booking-tabs'
import { emiStatementText } from '~/domain/share-texts'
import { paidStatus } from '~/domain/statements'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/date-text/date-text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { StatementPage } from '~/ui/statement-page/statement-page'
import { Table } from '~/ui/table/table'
import { ExportActions } from '~/ui/export-actions/export-actions'
import type { InstalmentsStatement } from './statements.server'

/** Shared by all areas (M170). */
export function EmiStatement({ instalments, bookingId, hasTabs, ...statement }: InstalmentsStatement) {
  return (
    <StatementPage
      title="EMI Statement"
      {...statement}
      tabs={hasTabs && <BookingTabs bookingId={bookingId} current="emi" />}
      actions={
        <ExportActions
          pdf={paths.emiStatementFile(bookingId, 'pdf')}
          csv={paths.emiStatementFile(bookingId, 'csv')}
          shareText={emiStatementText({ ...statement, instalments })}
        />
      }
    >
      {instalments.length === 0 ? (
        <EmptyState>No results found</EmptyState>
      ) : (
        <>
          <Figures items={figures(statement)} />
          <Instalments instalments={instalments} />
        </>
      )}
    </StatementPage>
  )
}

function figures({ totals, waiveOffPaise }: Pick<InstalmentsStatement, 'totals' | 'waiveOffPaise'>) {
  const amounts = [
    { label: 'Total payable', paise: totals.duePaise },
    { label: 'Paid', paise: totals.paidPaise },
    { label: 'Balance', paise: totals.balancePaise },
    ...(waiveOffPaise === 0 ? [] : [{ label: 'EMI Waive Off', paise: waiveOffPaise }]),
  ]
  return amounts.map(({ label, paise }) => ({ label, value: <Amount paise={paise} /> }))
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

/** Blank while pending (M172). */
function PaidStatus({ row }: { row: Instalment }) {
  const status = paidStatus(row)
  return status && <Badge tone={status === 'Full' ? 'positive' : 'warning'}>{status}</Badge>
}
