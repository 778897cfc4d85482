import { useLoaderData } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import type { Receipt } from '~/contract/statements'
import { formatRupees, sumOf } from '~/domain/money'
import { receivedDerivation } from '~/domain/payable'
import { m } from '~/messages/messages'
import { receiptAnchor } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { cancellationItems, PlotMoves } from '~/subjects/bookings/booking-notes'
import { BookingStatement } from '~/subjects/bookings/booking-statement'
import { foldableCount, MIN_SHOWN_ROWS } from '~/subjects/bookings/folding'
import { receiptFields } from '~/subjects/bookings/statement-fields'
import { loadReceipts, type ReceiptsStatement } from '~/subjects/bookings/statements.server'
import { QueryLink } from '~/subjects/queries/query-link'
import { Accordion } from '~/ui/accordion/accordion'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { screenOnly } from '~/ui/styles/shared.css'
import { fieldColumns } from '~/ui/table/field-columns'
import { FoldedRows } from '~/ui/table/folded-rows'
import { type Column, Table } from '~/ui/table/table'
import { VoidedRows } from '~/ui/table/voided-rows'
import { Amount, DateText } from '~/ui/text/text'

export const handle = pageTitle(m.receipts)

export const loader = loadReceipts

export default function ReceiptsScreen() {
  return <Receipts {...useLoaderData<typeof loader>()} />
}

export function Receipts(statement: ReceiptsStatement) {
  const { receipts, cancellation, open: openQueries, totalPaise, bookingId, sorting } = statement
  const latePaise = sumOf(receipts, (receipt) => receipt.latePaymentPaise)
  const receivedPaise = sumOf(receipts, (receipt) => receipt.totalPaise)
  // A query names its receipt by number, so a receipt without a number cannot be queried.
  const numbered = receipts.filter(({ number }) => number)
  const columns = columnsOf(receipts, totalPaise)
  const rowProps = { columns, rowKey, rowId, targetId: useTargetId() }
  const { shown, earlier } = sorting.by ? { shown: receipts, earlier: [] } : fold(receipts)
  const received = receivedDerivation({ countedPaise: totalPaise, latePaise, receivedPaise })
  return (
    <BookingStatement
      kind="receipts"
      statement={statement}
      columns={columns}
      rowCount={receipts.length}
      figures={
        receipts.length > 0 && (
          <Figures
            items={[
              { label: m.total(), value: <Amount paise={totalPaise} /> },
              { label: m.receipts(), value: receipts.length },
              ...(cancellation ? cancellationItems(cancellation) : []),
            ]}
          />
        )
      }
    >
      {(sort) =>
        receipts.length === 0 ? (
          <>
            <EmptyState hint={m.customersPaymentsAppearHere()}>{m.noResultsFound()}</EmptyState>
            <VoidedRows caption={m.voidReceipts()} rows={statement.voided} />
          </>
        ) : (
          <>
            <PlotMoves moves={statement.booking.moves} />
            {received && <p>{received}</p>}
            <Table
              caption={m.receipts()}
              isCaptionHidden
              sort={sort}
              totalLabel={m.total()}
              rows={shown}
              after={
                earlier.length > 0 && (
                  <FoldedRows
                    {...rowProps}
                    rows={earlier}
                    label={m.earlierReceiptsFolded({
                      folded: earlier.length,
                      netPaise: formatRupees(sumOf(earlier, ({ netPaise }) => netPaise)),
                    })}
                  />
                )
              }
              {...rowProps}
            />
            <VoidedRows caption={m.voidReceipts()} rows={statement.voided} />
            {openQueries !== null && numbered.length > 0 && (
              <div className={screenOnly}>
                <Accordion heading={m.queryAReceipt()}>
                  {numbered.map(({ number, receivedOn }, index) => (
                    <div key={index}>
                      {number} · <DateText date={receivedOn} />{' '}
                      <QueryLink openQueries={openQueries} line={{ b: bookingId, n: number }} />
                    </div>
                  ))}
                </Accordion>
              </div>
            )}
          </>
        )
      }
    </BookingStatement>
  )
}

/** Folds all but the newest receipts, unless they are too few to fold (`foldableCount`). */
function fold(newestFirst: Receipt[]) {
  const earlierCount = foldableCount(newestFirst.length - MIN_SHOWN_ROWS)
  const shownCount = newestFirst.length - earlierCount
  return { shown: newestFirst.slice(0, shownCount), earlier: newestFirst.slice(shownCount) }
}

const rowKey = ({ number }: Receipt, index: number) => number || index
const rowId = ({ number }: Receipt) => (number ? receiptAnchor(number) : undefined)

const columnsOf = (receipts: Receipt[], totalPaise: number | null): Column<Receipt>[] =>
  fieldColumns(
    receiptFields,
    {
      date: { place: 'detail' },
      number: { place: 'title', cell: ({ number }) => number || '—' },
      amount: { place: 'amount', total: <Amount paise={totalPaise} /> },
      late: { place: 'detail', isLabelled: true, shortHeader: m.late(), isMinor: isWithoutLateCharges },
      total: { place: 'detail', isLabelled: true, shortHeader: m.total(), isMinor: isWithoutLateCharges },
    },
    receipts,
  )

/** Without late charges the total equals the amount, so both cells are minor. */
const isWithoutLateCharges = ({ latePaymentPaise }: Receipt) => latePaymentPaise === 0

/** The fragment of the address. CSS `:target` does not match if the router opened the page. */
const useTargetId = () => useSyncExternalStore(subscribe, readFragment, () => '')

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

function readFragment(): string {
  const fragment = window.location.hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
