import { useLoaderData } from '@remix-run/react'
import { formatDate } from '~/domain/dates'
import { remainingDerivation } from '~/domain/payable'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths, withQuery } from '~/paths/paths'
import { pageTitle } from '~/screen/page-title'
import { cancellationItems, CancellationNotice, PlotMoves } from '~/subjects/bookings/booking-notes'
import { BookingTabs } from '~/subjects/bookings/booking-tabs'
import { instalmentColumns, Instalments } from '~/subjects/bookings/instalments'
import { type InstalmentsStatement, loadEmiStatement } from '~/subjects/bookings/statements.server'
import { RulesLink } from '~/subjects/rules/rules-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Figures } from '~/ui/figures/figures'
import { StatementPage } from '~/ui/statement-page/statement-page'
import { SortMenu } from '~/ui/table/sort-menu'
import { Amount } from '~/ui/text/text'

export const handle = pageTitle(m.emiStatement)

export const loader = loadEmiStatement

export default function EmiStatementScreen() {
  return <EmiStatement {...useLoaderData<typeof loader>()} />
}

/** Shown in the areas of bookings, payments and auto-cancelled bookings (M170). */
export function EmiStatement(props: InstalmentsStatement) {
  const {
    instalments,
    cancellation,
    bookingId,
    from,
    area,
    statementsTo,
    canShare,
    shareText,
    sorting,
    next,
    overdue,
    ...statement
  } = props
  const sortParams = sortSearch(sorting)
  const sort = {
    ...sorting,
    to: (search: Partial<SortSearch>) =>
      withQuery({ from: area === 'bookings' ? from : undefined, ...search }),
  }
  const columns = instalmentColumns(instalments, cancellation !== null)
  const remaining = remainingDerivation(props.totals, props.waiveOffPaise)
  return (
    <StatementPage
      title={m.emiStatement()}
      {...statement}
      sort={instalments.length > 1 && <SortMenu columns={columns} sort={sort} />}
      tabs={<BookingTabs bookingId={bookingId} current="emi" from={from} statementsTo={statementsTo} />}
      actions={
        <ExportActions
          customer={area === 'bookings' && canShare ? paths.shareBooking(bookingId) : undefined}
          pdf={paths.emiStatementFile(bookingId, 'pdf', sortParams)}
          csv={paths.emiStatementFile(bookingId, 'csv', sortParams)}
          shareText={shareText}
        />
      }
    >
      {cancellation && <CancellationNotice />}
      {instalments.length === 0 ? (
        <EmptyState hint={m.instalmentsAppearHere()}>{m.noResultsFound()}</EmptyState>
      ) : (
        <>
          <Figures items={figures(props)} />
          <PlotMoves moves={statement.booking.moves} />
          {remaining && (
            <p>
              {m.remainingWithoutLateCharges({ remaining })}
              <RulesLink section="late-charges" />
            </p>
          )}
          <Instalments
            instalments={instalments}
            next={next}
            isCancelled={cancellation !== null}
            sort={sort}
          />
        </>
      )}
    </StatementPage>
  )
}

/** X032 puts the next, paid and remaining amounts before the total. An overdue amount comes first. */
function figures({ cancellation, overdue, next, totals, waiveOffPaise }: InstalmentsStatement) {
  const paid = { label: m.paid(), value: <Amount paise={totals.paidPaise} /> }
  const waiveOff =
    waiveOffPaise === 0 ? [] : [{ label: m.emiWaiveOff(), value: <Amount paise={waiveOffPaise} /> }]
  if (cancellation) return [paid, ...cancellationItems(cancellation), ...waiveOff]
  return [
    ...(overdue.count > 0 ? [{ label: m.overdue(), value: <Amount paise={overdue.paise} /> }] : []),
    ...(next
      ? [{ label: m.nextOnDate({ dueOn: formatDate(next.dueOn) }), value: <Amount paise={next.paise} /> }]
      : []),
    paid,
    { label: m.remaining(), value: <Amount paise={totals.balancePaise} /> },
    { label: m.totalPayable(), value: <Amount paise={totals.duePaise} /> },
    ...waiveOff,
  ]
}
