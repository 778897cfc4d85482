import type { Instalment } from '~/contract/statements'
import type { NextInstalment } from '~/domain/instalment-state'
import { formatRupees, sumOf } from '~/domain/money'
import { paidStatus, paidStatusText } from '~/domain/paid-status'
import { m } from '~/messages/messages'
import { critical } from '~/ui/styles/shared.css'
import { DateText, UpstreamText } from '~/ui/text/text'
import { Badge } from '~/ui/badge/badge'
import type { TableSort } from '~/ui/table/column-head'
import { type Column, Table } from '~/ui/table/table'
import { fieldColumns } from '~/ui/table/field-columns'
import { FoldedRows } from '~/ui/table/folded-rows'
import { foldableCount, MIN_SHOWN_ROWS } from './folding'
import { instalmentFields } from './statement-fields'

type MarkedInstalment = Instalment & { isOverdue: boolean }

interface InstalmentsProps {
  instalments: MarkedInstalment[]
  /** The next instalment to pay (`nextInstalment`). Neither its row nor the nineteen rows after it are folded. */
  next?: Pick<NextInstalment, 'type' | 'dueOn'> | null
  /** Instalments of a cancelled booking have no balance (X098). */
  isCancelled?: boolean
  /** Without `sort`, the columns have no sort links. */
  sort?: TableSort
}

/**
 * In the default order, folds the rows before the first row that is not paid in full. Of the rows from `next` on, shows the first twenty
 * and folds the others, unless a part of the others is paid. Does not fold rows that are too few (`foldableCount`). Of a cancelled booking,
 * folds the rows after the last payment only, and shows no total, because nothing of it is still to be paid.
 */
export function Instalments({ instalments, next, isCancelled = false, sort }: InstalmentsProps) {
  const { paid, shown, later } = sort?.by
    ? { paid: [], shown: instalments, later: [] }
    : fold(instalments, next, isCancelled)
  const paidPaise = formatRupees(sumOf(paid, (row) => row.paidPaise))
  const laterPaise = formatRupees(sumOf(later, (row) => row.balancePaise))
  const columnsAndKey = { columns: instalmentColumns(instalments, isCancelled), rowKey: keyOf }
  return (
    <Table
      caption={m.instalments()}
      isCaptionHidden
      before={
        paid.length > 0 && (
          <FoldedRows
            {...columnsAndKey}
            rows={paid}
            label={m.paidInstalmentsFolded({ folded: paid.length, paidPaise })}
          />
        )
      }
      after={
        later.length > 0 && (
          <FoldedRows
            {...columnsAndKey}
            rows={later}
            label={
              isCancelled
                ? m.unpaidInstalmentsFolded({ folded: later.length })
                : m.laterInstalmentsFolded({ folded: later.length, laterPaise })
            }
          />
        )
      }
      rows={shown}
      totalLabel={instalments.length > 1 && !isCancelled ? m.total() : undefined}
      sort={sort}
      {...columnsAndKey}
    />
  )
}

function fold(instalments: MarkedInstalment[], next: InstalmentsProps['next'], isCancelled: boolean) {
  if (isCancelled) {
    const paidUntil = instalments.findLastIndex(({ paidPaise }) => paidPaise !== 0) + 1
    const shownUntil = instalments.length - foldableCount(instalments.length - paidUntil)
    return { paid: [], shown: instalments.slice(0, shownUntil), later: instalments.slice(shownUntil) }
  }
  const paidCount = foldableCount(instalments.findIndex((row) => paidStatus(row) !== 'full'))
  // Other rows, such as registration charges, can have the same due day.
  const nextIndex = instalments.findIndex(({ type, dueOn }) => type === next?.type && dueOn === next.dueOn)
  const shownUntil = nextIndex < 0 ? instalments.length : nextIndex + MIN_SHOWN_ROWS
  const later = instalments.slice(shownUntil)
  const laterCount = later.every(({ paidPaise }) => !paidPaise) ? foldableCount(later.length) : 0
  const laterFrom = instalments.length - laterCount
  return {
    paid: instalments.slice(0, paidCount),
    shown: instalments.slice(paidCount, laterFrom),
    later: instalments.slice(laterFrom),
  }
}

const keyOf = ({ type, dueOn }: Instalment, index: number) => `${type} ${dueOn} ${index}`

/** If an instalment is paid in full or not at all, its paid amount and balance follow from the amount. */
const isPlain = ({ duePaise, paidPaise, balancePaise }: Instalment) =>
  (paidPaise === 0 && balancePaise === duePaise) || (balancePaise === 0 && paidPaise === duePaise)
const isPaidPlain = ({ duePaise, paidPaise }: Instalment) => paidPaise === 0 || paidPaise === duePaise

/** The totals count all of these instalments, including folded ones. */
export const instalmentColumns = (
  instalments: MarkedInstalment[],
  isCancelled: boolean,
): Column<MarkedInstalment>[] =>
  fieldColumns(
    instalmentFields,
    {
      type: { place: 'title', cell: ({ type }) => <UpstreamText>{type}</UpstreamText> },
      date: { place: 'detail', cell: (row) => <DueDate row={row} /> },
      due: { place: 'amount' },
      status: { place: 'state', cell: (row) => <PaidStatus row={row} /> },
      paid: { place: 'detail', isLabelled: true, isMinor: isCancelled ? isPaidPlain : isPlain },
      balance: !isCancelled && { place: 'detail', isLabelled: true, isMinor: isPlain },
    },
    instalments,
  )

function DueDate({ row }: { row: MarkedInstalment }) {
  const date = <DateText date={row.dueOn} />
  if (!row.isOverdue) return date
  return (
    <span className={critical}>
      {m.overdueSince()} {date}
    </span>
  )
}

/** Blank while pending (M172). */
function PaidStatus({ row }: { row: Instalment }) {
  const status = paidStatus(row)
  return status && <Badge tone={status === 'full' ? 'positive' : 'warning'}>{paidStatusText(row)}</Badge>
}
