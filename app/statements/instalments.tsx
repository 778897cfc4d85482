import type { Instalment } from '~/api/contract/statements'
import { formatRupees } from '~/domain/money'
import { paidStatus, paidStatusText, sumOf } from '~/domain/statements'
import { m } from '~/messages/messages'
import { Amount } from '~/ui/amount/amount'
import { AsSent } from '~/ui/as-sent/as-sent'
import { Badge } from '~/ui/badge/badge'
import { DateText } from '~/ui/date-text/date-text'
import type { TableSort } from '~/ui/table/column-head'
import { type Column, Table } from '~/ui/table/table'

const MIN_FOLDED_ROWS = 3

interface InstalmentsProps {
  instalments: Instalment[]
  /** Without it the columns don't sort. */
  sort?: TableSort
}

/** Folds the rows before the first unpaid one, in the default order only. */
export function Instalments({ instalments, sort }: InstalmentsProps) {
  const firstUnpaid = instalments.findIndex((row) => paidStatus(row) !== 'full')
  const folded = !sort?.by && firstUnpaid >= MIN_FOLDED_ROWS ? firstUnpaid : 0
  const paid = instalments.slice(0, folded)
  const paidPaise = sumOf(paid, (row) => row.paidPaise)
  return (
    <Table
      caption={m.instalments()}
      isCaptionHidden
      fold={
        folded > 0
          ? { label: m.paidInstalmentsFolded({ folded, paidPaise: formatRupees(paidPaise) }), rows: paid }
          : undefined
      }
      rows={instalments.slice(folded)}
      rowKey={keyOf}
      sort={sort}
      columns={columns()}
    />
  )
}

const keyOf = ({ type, dueOn }: Instalment) => `${type} ${dueOn}`

/** For an instalment paid in full or not at all, paid and balance follow from the amount. */
const isPlain = ({ duePaise, paidPaise, balancePaise }: Instalment) =>
  (paidPaise === 0 && balancePaise === duePaise) || (balancePaise === 0 && paidPaise === duePaise)

const columns = (): Column<Instalment>[] => [
  { header: m.type(), place: 'what', cell: (row) => <AsSent>{row.type}</AsSent>, sortBy: 'type' },
  { header: m.dueDate(), place: 'detail', cell: (row) => <DateText date={row.dueOn} />, sortBy: 'date' },
  {
    header: m.dueAmount(),
    place: 'amount',
    cell: (row) => <Amount paise={row.duePaise} />,
    isNumeric: true,
    sortBy: 'due',
  },
  { header: m.paidStatus(), place: 'state', cell: (row) => <PaidStatus row={row} /> },
  {
    header: m.paid(),
    place: 'detail',
    cell: (row) => <Amount paise={row.paidPaise} />,
    isNumeric: true,
    isLabelled: true,
    isMinor: isPlain,
    sortBy: 'paid',
  },
  {
    header: m.balance(),
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
  return status && <Badge tone={status === 'full' ? 'positive' : 'warning'}>{paidStatusText(row)}</Badge>
}
