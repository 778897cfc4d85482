import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount } from '~/ui/text/text'
import { Heading } from '~/ui/heading/heading'
import { Ledger, LedgerRow, type Mark } from '~/ui/ledger/ledger'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import type { Figures } from './figures.server'
import { LateFigures } from './late-figures'

interface Task {
  mark: Mark
  count: number
  label: (inputs: { count: number }) => string
  detail?: string
  paise?: number | null
  to: string
}

/** Open tasks of the associate. A task whose count is 0 is omitted (X011). Without a task, the first steps of a newcomer say it all. */
export function ToDo({ due, cashBills, bank, late, isNewcomer }: Figures & { isNewcomer: boolean }) {
  const candidates: (Task | null | false)[] = [
    bank?.areDetailsRejected === true && {
      count: 1,
      mark: { icon: 'bank', tone: 'critical' },
      label: m.bankDetailsRejected,
      detail: m.sendThemAgain(),
      to: paths.bankDetails(),
    },
    due && {
      ...due.overdue,
      mark: { icon: 'call', tone: 'critical' },
      label: m.customersOverdue,
      detail: m.longestDaysLate({ daysLate: m.daysLateCount({ days: due.overdue.daysLate }) }),
      to: paths.collections(),
    },
    due && {
      ...due.today,
      mark: { icon: 'clock', tone: 'warning' },
      label: m.customersDueToday,
      to: paths.collections({ window: 'today' }),
    },
    cashBills && {
      ...cashBills.toAccept,
      mark: { icon: 'cash', tone: 'warning' },
      label: m.cashBillsToAccept,
      detail: m.paidOnceConfirmed(),
      to: paths.cashCommission(),
    },
    cashBills && {
      ...cashBills.toReceive,
      mark: { icon: 'cash', tone: 'positive' },
      label: m.cashBillsToReceive,
      detail: m.paidOnceConfirmed(),
      to: paths.cashCommission(),
    },
    bank && {
      count: bank.requestsToAnswer,
      mark: { icon: 'bank', tone: 'info' },
      label: m.pendingRequestsToAnswer,
      to: paths.pendingRequests(),
    },
  ]
  const tasks = candidates.flatMap((task) => (task && task.count > 0 ? [task] : []))
  if (tasks.length === 0 && isNewcomer && !late.toDo) return null
  return (
    <section aria-labelledby="to-do">
      <Stack gap={8}>
        <Heading level={2} id="to-do">
          {m.toDo()}
        </Heading>
        {late.toDo && <LateFigures text={m.toDoIsLate()} />}
        {tasks.length === 0 && !late.toDo && <p>{m.nothingIsWaiting()}</p>}
        {tasks.length > 0 && (
          <Ledger>
            {tasks.map(({ mark, count, label, detail, paise, to }, index) => (
              <LedgerRow
                key={index}
                mark={mark}
                label={label({ count })}
                detail={detail}
                value={paise === undefined ? undefined : <Amount paise={paise} />}
                to={to}
              />
            ))}
          </Ledger>
        )}
        {due && due.overdue.count + due.today.count === 0 && (
          <div>
            <TextLink to={paths.collections()}>{m.collections()}</TextLink>
          </div>
        )}
      </Stack>
    </section>
  )
}
