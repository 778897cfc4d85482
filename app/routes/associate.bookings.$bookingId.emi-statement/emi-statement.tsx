import { BookingTabs } from '~/subjects/bookings/booking-tabs'
import { formatDate } from '~/domain/dates'
import { remainingDerivation } from '~/domain/payable'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { m } from '~/messages/messages'
import { paths, withQuery } from '~/paths/paths'
import { Amount } from '~/ui/amount/amount'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Figures } from '~/ui/figures/figures'
import { SortMenu } from '~/ui/table/sort-menu'
import { StatementPage } from '~/ui/statement-page/statement-page'
import { instalmentColumns, Instalments } from '~/subjects/bookings/instalments'
import type { InstalmentsStatement } from '~/subjects/bookings/statements.server'

/** Shown in the areas of bookings, payments and auto-cancelled bookings (M170). */
export function EmiStatement(props: InstalmentsStatement) {
  const {
    instalments,
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
  const remaining = area === 'auto-cancelled' ? null : remainingDerivation(props.totals, props.waiveOffPaise)
  return (
    <StatementPage
      title={m.emiStatement()}
      {...statement}
      sort={instalments.length > 1 && <SortMenu columns={instalmentColumns(instalments)} sort={sort} />}
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
      {instalments.length === 0 ? (
        <EmptyState hint={m.instalmentsAppearHere()}>{m.noResultsFound()}</EmptyState>
      ) : (
        <>
          <Figures items={figures(props)} />
          {remaining && <p>{m.remainingWithoutLateCharges({ remaining })}</p>}
          <Instalments instalments={instalments} next={next} sort={sort} />
        </>
      )}
    </StatementPage>
  )
}

/** X032 puts the next, paid and remaining amounts before the total. An overdue amount comes first. A cancelled booking has none but the paid amount and the total (X098). */
function figures({ area, overdue, next, totals, waiveOffPaise }: InstalmentsStatement) {
  const isCancelled = area === 'auto-cancelled'
  const amounts = [
    ...(overdue.count > 0 && !isCancelled ? [{ label: m.overdue(), paise: overdue.paise }] : []),
    ...(next && !isCancelled
      ? [{ label: m.nextOnDate({ dueOn: formatDate(next.dueOn) }), paise: next.paise }]
      : []),
    { label: m.paid(), paise: totals.paidPaise },
    ...(isCancelled ? [] : [{ label: m.remaining(), paise: totals.balancePaise }]),
    { label: m.totalPayable(), paise: totals.duePaise },
    ...(waiveOffPaise === 0 ? [] : [{ label: m.emiWaiveOff(), paise: waiveOffPaise }]),
  ]
  return amounts.map(({ label, paise }) => ({ label, value: <Amount paise={paise} /> }))
}
