import { formatDate } from '~/domain/dates'
import type { InstalmentState } from '~/domain/instalment-state'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { VisuallyHidden } from '~/ui/text/text'
import * as styles from './timeline.css'

interface TimelineProps {
  bookedOn: string | null
  registeredOn: string | null
  instalments: { type: string; dueOn: string | null; duePaise: number | null; state: InstalmentState }[]
}

const STATE_LABELS: Record<InstalmentState, () => string> = {
  paid: m.paid,
  part: m.partPaid,
  overdue: m.overdue,
  future: m.future,
  unknown: m.amountUnknown,
}

/** A bar per instalment, in the order of the statement. The legend below states the number of all instalments and of each state. */
export function Timeline({ bookedOn, registeredOn, instalments }: TimelineProps) {
  const states = (Object.keys(STATE_LABELS) as InstalmentState[])
    .map((state) => ({ state, count: instalments.filter((row) => row.state === state).length }))
    .filter(({ count }) => count > 0)
  return (
    <div>
      <div className={styles.dates}>
        <span>{bookedOn ? m.bookedOnDate({ bookedOn: formatDate(bookedOn) }) : m.booked()}</span>{' '}
        <span>
          {registeredOn ? m.registeredOnDate({ registeredOn: formatDate(registeredOn) }) : m.registration()}
        </span>
      </div>
      <ol className={styles.strip}>
        {instalments.map(({ type, dueOn, duePaise, state }, index) => (
          <li key={index} className={styles.barOf[state]}>
            <VisuallyHidden>
              {[type, formatRupees(duePaise), dueOn && m.dueOnDay({ day: formatDate(dueOn) })]
                .filter(Boolean)
                .join(', ')}
              : {STATE_LABELS[state]()}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        <li>{m.instalmentsByNumber({ count: instalments.length })}</li>
        {states.map(({ state, count }) => (
          <li key={state} className={styles.legendEntry}>
            <span className={`${styles.swatch} ${styles.barOf[state]}`} aria-hidden="true" />
            {m.countInState({ count, state })}
          </li>
        ))}
      </ul>
    </div>
  )
}
