import { bookingsIn } from '~/subjects/bookings/count-columns'
import { m } from '~/messages/messages'
import { Amount, RichText } from '~/ui/text/text'
import { ShareBar } from '~/ui/bars/bars'
import * as styles from './team.css'

interface YearFiguresProps {
  bookings: number
  paise: number
  /** The collection that would fill the bar; 0 hides the bar. */
  maxPaise: number
}

/** An associate's own bookings and collection of the financial year as words, and the collection as a bar (X082). */
export function YearFigures({ bookings, paise, maxPaise }: YearFiguresProps) {
  if (bookings === 0 && paise === 0) return <span className={styles.facts}>{m.nothingThisYear()}</span>
  return (
    <>
      <span className={styles.year}>
        {bookingsIn(bookings)} ·{' '}
        <span className={styles.fact}>
          <RichText text={m.collectedAmount()} parts={{ amount: <Amount paise={paise} /> }} />
        </span>
      </span>
      {maxPaise > 0 && <ShareBar part={paise} whole={maxPaise} />}
    </>
  )
}
