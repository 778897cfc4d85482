import { paths } from '~/paths'
import { daysLateText } from '~/domain/days-late'
import { Amount } from '~/ui/amount/amount'
import { Heading } from '~/ui/heading/heading'
import { Ledger, LedgerRow } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import type { Figures } from './figures.server'

interface Task {
  count: number
  /** Of one, and of several. */
  words: [string, string]
  detail?: string
  paise?: number | null
  to: string
}

/** What waits for the associate; only what is not zero (X011). */
export function ToDo({ due, cashBills, pendingRequests, isPartial }: Figures) {
  const all: (Task | null | false)[] = [
    due && {
      ...due.overdue,
      words: ['customer overdue', 'customers overdue'],
      detail: `Longest ${daysLateText(due.overdue.daysLate)}`,
      to: paths.collections(),
    },
    due && {
      ...due.today,
      words: ['customer due today', 'customers due today'],
      to: paths.collections({ window: 'today' }),
    },
    cashBills && {
      ...cashBills.toAccept,
      words: ['cash bill to accept', 'cash bills to accept'],
      detail: 'Counted as paid',
      to: paths.cashCommission(),
    },
    cashBills && {
      ...cashBills.toReceive,
      words: ['cash bill to receive', 'cash bills to receive'],
      detail: 'Counted as paid',
      to: paths.cashCommission(),
    },
    pendingRequests !== null && {
      count: pendingRequests,
      words: ['pending request', 'pending requests'],
      to: paths.pendingRequests(),
    },
  ]
  const tasks = all.flatMap((task) => (task && task.count > 0 ? [task] : []))
  if (tasks.length === 0 && isPartial) return null
  return (
    <section aria-labelledby="to-do">
      <Stack gap={8}>
        <Heading level={2} id="to-do">
          To do
        </Heading>
        {tasks.length === 0 ? (
          <p>Nothing is waiting.</p>
        ) : (
          <Ledger>
            {tasks.map(({ count, words: [one, many], detail, paise, to }) => (
              <LedgerRow
                key={one}
                label={`${count} ${count === 1 ? one : many}`}
                detail={detail}
                value={paise === undefined ? undefined : <Amount paise={paise} />}
                to={to}
              />
            ))}
          </Ledger>
        )}
        {due && due.overdue.count + due.today.count === 0 && (
          <div>
            <TextLink to={paths.collections()}>Collections</TextLink>
          </div>
        )}
      </Stack>
    </section>
  )
}
