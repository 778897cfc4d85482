import { formatDate } from '~/domain/dates'
import type { InstalmentState } from '~/domain/instalment-state'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './timeline.css'

interface TimelineProps {
  bookedOn: string | null
  registeredOn: string | null
  instalments: { type: string; dueOn: string | null; duePaise: number | null; state: InstalmentState }[]
}

const WORDS: Record<InstalmentState, () => string> = {
  paid: m.paid,
  part: m.partPaid,
  overdue: m.overdue,
  future: m.future,
  unknown: m.amountUnknown,
}

/** A mark per instalment from booking to registration, and the number in each state below. */
export function Timeline({ bookedOn, registeredOn, instalments }: TimelineProps) {
  const states = (Object.keys(WORDS) as InstalmentState[])
    .map((state) => ({ state, count: instalments.filter((row) => row.state === state).length }))
    .filter(({ count }) => count > 0)
  return (
    <div>
      <div className={styles.ends}>
        <span>{bookedOn ? m.bookedOnDate({ bookedOn: formatDate(bookedOn) }) : m.booked()}</span>{' '}
        <span>
          {registeredOn ? m.registeredOnDate({ registeredOn: formatDate(registeredOn) }) : m.registration()}
        </span>
      </div>
      <ol className={styles.strip}>
        {instalments.map(({ type, dueOn, duePaise, state }, index) => (
          <li key={index} className={styles.mark[state]}>
            <VisuallyHidden>
              {[type, formatRupees(duePaise), dueOn && m.dueOnDay({ day: formatDate(dueOn) })]
                .filter(Boolean)
                .join(', ')}
              : {WORDS[state]()}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <ul className={styles.words}>
        <li>{m.instalmentsByNumber({ count: instalments.length })}</li>
        {states.map(({ state, count }) => (
          <li key={state} className={styles.word}>
            <span className={`${styles.sign} ${styles.mark[state]}`} aria-hidden="true" />
            {m.countInState({ count, state })}
          </li>
        ))}
      </ul>
    </div>
  )
}
