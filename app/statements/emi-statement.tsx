import { BookingTabs } from '~/bookings/booking-tabs'
import { formatDate } from '~/domain/dates'
import { remainingSum } from '~/domain/payable'
import { emiStatementText } from '~/domain/share-texts'
import { sortSearch } from '~/domain/sorting'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Figures } from '~/ui/figures/figures'
import { StatementPage } from '~/ui/statement-page/statement-page'
import { Instalments } from './instalments'
import type { InstalmentsStatement } from './statements.server'

/** Shared by all areas (M170). */
export function EmiStatement(props: InstalmentsStatement) {
  const { instalments, bookingId, hasTabs, canShare, sorting, next, overdue, ...statement } = props
  const inSort = sortSearch(sorting)
  const remaining = remainingSum(props.totals, props.waiveOffPaise)
  return (
    <StatementPage
      title="EMI Statement"
      {...statement}
      tabs={hasTabs && <BookingTabs bookingId={bookingId} current="emi" />}
      actions={
        <ExportActions
          customer={hasTabs && canShare ? paths.shareBooking(bookingId) : undefined}
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
