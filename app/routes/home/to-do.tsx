import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Heading } from '~/ui/heading/heading'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'
import type { Figures } from './figures.server'

/** What waits for the associate; only what is not zero (X011). */
export function ToDo({ overdue, cashBills, pendingRequests, isPartial }: Figures) {
  const isEmpty = !overdue?.count && !cashBills?.toAccept && !pendingRequests
  if (isEmpty && isPartial) return null
  return (
    <section aria-labelledby="to-do">
      <Stack gap={8}>
        <Heading level={2} id="to-do">
          To do
        </Heading>
        {isEmpty ? (
          <p>Nothing is waiting.</p>
        ) : (
          <Ledger>
            {overdue && overdue.count > 0 && (
              <LedgerRow
                label={counted(overdue.count, 'customer is overdue', 'customers are overdue')}
                detail={`Longest ${counted(overdue.daysLate, 'day', 'days')} late`}
                value={<Amount paise={overdue.paise} />}
                to={paths.collections()}
              />
            )}
            {cashBills && cashBills.toAccept > 0 && (
              <LedgerRow
                label={counted(cashBills.toAccept, 'cash bill to accept', 'cash bills to accept')}
                value={<Amount paise={cashBills.toAcceptPaise} />}
                to={paths.cashCommission()}
              />
            )}
            {pendingRequests ? (
              <LedgerRow
                label={counted(pendingRequests, 'pending request', 'pending requests')}
                to={paths.pendingRequests()}
              />
            ) : null}
          </Ledger>
        )}
      </Stack>
    </section>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
