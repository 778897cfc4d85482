import { useLoaderData } from '@remix-run/react'
import { formatDate } from '~/domain/dates'
import { remainingDerivation } from '~/domain/payable'
import { m } from '~/messages/messages'
import { pageTitle } from '~/screen/page-title'
import { cancellationItems, PlotMoves } from '~/subjects/bookings/booking-notes'
import { BookingStatement } from '~/subjects/bookings/booking-statement'
import { instalmentColumns, Instalments } from '~/subjects/bookings/instalments'
import { type InstalmentsStatement, loadEmiStatement } from '~/subjects/bookings/statements.server'
import { RulesLink } from '~/subjects/rules/rules-link'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Amount } from '~/ui/text/text'

export const handle = pageTitle(m.emiStatement)

export const loader = loadEmiStatement

export default function EmiStatementScreen() {
  return <EmiStatement {...useLoaderData<typeof loader>()} />
}

export function EmiStatement(statement: InstalmentsStatement) {
  const { instalments, cancellation, next } = statement
  const remaining = remainingDerivation(statement.totals, statement.waiveOffPaise)
  return (
    <BookingStatement
      kind="emi"
      statement={statement}
      columns={instalmentColumns(instalments, cancellation !== null)}
      rowCount={instalments.length}
      figures={instalments.length > 0 && <Figures isFirstMain items={figures(statement)} />}
    >
      {(sort) =>
        instalments.length === 0 ? (
          <EmptyState hint={m.instalmentsAppearHere()}>{m.noResultsFound()}</EmptyState>
        ) : (
          <>
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
        )
      }
    </BookingStatement>
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
