import { formatDate } from '~/domain/dates'
import type { InstalmentState } from '~/domain/instalment-state'
import { formatRupees } from '~/domain/money'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './timeline.css'

interface TimelineProps {
  bookedOn: string | null
  registeredOn: string | null
  instalments: { type: string; dueOn: string | null; duePaise: number | null; state: InstalmentState }[]
}

const WORDS: Record<InstalmentState, string> = {
  paid: 'Paid',
  part: 'Part paid',
  overdue: 'Overdue',
  future: 'Future',
  unknown: 'Amount unknown',
}

/** From booking to registration: a mark for each instalment, and below it how many are in which state. */
export function Timeline({ bookedOn, registeredOn, instalments }: TimelineProps) {
  const states = (Object.keys(WORDS) as InstalmentState[])
    .map((state) => ({ state, count: instalments.filter((row) => row.state === state).length }))
    .filter(({ count }) => count > 0)
  return (
    <div>
      <div className={styles.ends}>
        <span>{bookedOn ? `Booked ${formatDate(bookedOn)}` : 'Booked'}</span>{' '}
        <span>{registeredOn ? `Registered ${formatDate(registeredOn)}` : 'Registration'}</span>
      </div>
      <ol className={styles.strip}>
        {instalments.map(({ type, dueOn, duePaise, state }, index) => (
          <li key={index} className={styles.mark[state]}>
            <VisuallyHidden>
              {[type, formatRupees(duePaise), dueOn && `due ${formatDate(dueOn)}`].filter(Boolean).join(', ')}
              : {WORDS[state]}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <ul className={styles.words}>
        <li>{instalments.length === 1 ? '1 instalment:' : `${instalments.length} instalments by number:`}</li>
        {states.map(({ state, count }) => (
          <li key={state} className={styles.word}>
            <span className={`${styles.sign} ${styles.mark[state]}`} aria-hidden="true" />
            {count} {WORDS[state].toLowerCase()}
          </li>
        ))}
      </ul>
    </div>
  )
}
