import type { Instalment } from '~/api/contract/statements'
import { BookingTabs } from '~/bookings/booking-tabs'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { remainingSum } from '~/domain/payable'
import { emiStatementText } from '~/domain/share-texts'
import { paidStatus, sumOf } from '~/domain/statements'
import { sortSearch } from '~/domain/sorting'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/date-text/date-text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Figures } from '~/ui/figures/figures'
import { StatementPage } from '~/ui/statement-page/statement-page'
import type { TableSort } from '~/ui/table/column-head'
import { type Column, Table } from '~/ui/table/table'
import type { InstalmentsStatement } from './statements.server'

/** Shared by all areas (M170). */
export function EmiStatement(props: InstalmentsStatement) {
  const { instalments, bookingId, hasTabs, sorting, next, overdue, ...statement } = props
  const inSort = sortSearch(sorting)
  const remaining = remainingSum(props.totals, props.waiveOffPaise)
  return (
    <StatementPage
      title="EMI Statement"
      {...statement}
      tabs={hasTabs && <BookingTabs bookingId={bookingId} current="emi" />}
      actions={
        <ExportActions
          pdf={paths.emiStatementFile(bookingId, 'pdf', inSort)}
          csv={paths.emiStatementFile(bookingId, 'csv', inSort)}
          shareText={emiStatementText({ ...statement, instalments })}
        />
      }
    >
      {instalments.length === 0 ? (
        <EmptyState hint="Instalments appear here once the office enters the plan.">
          No results found
        </EmptyState>
      ) : (
        <>
          <Figures items={figures(props)} />
          {remaining && <p>{remaining} Late charges are not included.</p>}
          <Instalments
            instalments={instalments}
            sort={{ ...sorting, to: ({ sort, order }) => `?sort=${sort}&order=${order}` }}
          />
        </>
      )}
    </StatementPage>
  )
}

/** Begins with the amount due next, what is paid and what remains (X032). */
function figures({ overdue, next, totals, waiveOffPaise }: InstalmentsStatement) {
  const amounts = [
    ...(overdue.count > 0 ? [{ label: 'Overdue', paise: overdue.paise }] : []),
    ...(next ? [{ label: `Next on ${formatDate(next.dueOn)}`, paise: next.paise }] : []),
    { label: 'Paid', paise: totals.paidPaise },
    { label: 'Remaining', paise: totals.balancePaise },
    { label: 'Total payable', paise: totals.duePaise },
    ...(waiveOffPaise === 0 ? [] : [{ label: 'EMI Waive Off', paise: waiveOffPaise }]),
  ]
  return amounts.map(({ label, paise }) => ({ label, value: <Amount paise={paise} /> }))
}

/** Fewer are not worth a fold. */
const FOLDED_FROM = 3

interface InstalmentsProps {
  instalments: Instalment[]
  sort: TableSort
}

/** Those paid before the first unpaid one are folded; in another order nothing is. */
function Instalments({ instalments, sort }: InstalmentsProps) {
  const firstUnpaid = instalments.findIndex((row) => paidStatus(row) !== 'Full')
  const folded = sort.by === null && firstUnpaid >= FOLDED_FROM ? firstUnpaid : 0
  const paid = instalments.slice(0, folded)
  const paidPaise = sumOf(paid, (row) => row.paidPaise)
  return (
    <Table
      caption="Instalments"
      isCaptionHidden
      fold={folded > 0 ? { label: `${folded} paid · ${formatRupees(paidPaise)}`, rows: paid } : undefined}
      rows={instalments.slice(folded)}
      rowKey={keyOf}
      sort={sort}
      columns={columns}
    />
  )
}

const keyOf = ({ type, dueOn }: Instalment) => `${type} ${dueOn}`

/** Paid in full or not at all: paid and balance follow from the amount. */
const isPlain = ({ duePaise, paidPaise, balancePaise }: Instalment) =>
  (paidPaise === 0 && balancePaise === duePaise) || (balancePaise === 0 && paidPaise === duePaise)

const columns: Column<Instalment>[] = [
  { header: 'Type', place: 'what', cell: (row) => row.type, sortBy: 'type' },
  { header: 'Due Date', place: 'detail', cell: (row) => <DateText date={row.dueOn} />, sortBy: 'date' },
  {
    header: 'Due Amount',
    place: 'amount',
    cell: (row) => <Amount paise={row.duePaise} />,
    isNumeric: true,
    sortBy: 'due',
  },
  { header: 'Paid Status', place: 'state', cell: (row) => <PaidStatus row={row} /> },
  {
    header: 'Paid',
    place: 'detail',
    cell: (row) => <Amount paise={row.paidPaise} />,
    isNumeric: true,
    isLabelled: true,
    isMinor: isPlain,
    sortBy: 'paid',
  },
  {
    header: 'Balance',
    place: 'detail',
    cell: (row) => <Amount paise={row.balancePaise} />,
    isNumeric: true,
    isLabelled: true,
    isMinor: isPlain,
    sortBy: 'balance',
  },
]

/** Blank while pending (M172). */
function PaidStatus({ row }: { row: Instalment }) {
  const status = paidStatus(row)
  return status && <Badge tone={status === 'Full' ? 'positive' : 'warning'}>{status}</Badge>
}
