import { formatDate } from '~/domain/dates'
import { Heading } from '~/ui/heading/heading'
import { Icon } from '~/ui/icon/icon'
import type { CountLink } from '~/ui/ledger/ledger'
import { detail as detailStyle, meta } from '~/ui/accordion/accordion.css'
import { Link } from '~/ui/link/link'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './one-booking-day.css'

interface OneBookingDayProps {
  date: string
  detail: string
  link: CountLink
  /** True if the month has no other booking: the month's heading shows the count then. */
  isOnlyOfMonth: boolean
}

/** A day with one booking does not expand. If its ids are known, its row links to the list that contains the plot. */
export function OneBookingDay({ date, detail, link, isOnlyOfMonth }: OneBookingDayProps) {
  const label = (
    <>
      {link.label} {isOnlyOfMonth ? <VisuallyHidden>{link.count}</VisuallyHidden> : link.count}
    </>
  )
  return (
    <ul>
      <li className={styles.day}>
        <Heading level={3}>{formatDate(date)}</Heading>{' '}
        {link.to === null ? (
          <span className={meta}>{label}</span>
        ) : (
          <Link className={styles.link} to={link.to}>
            {label}
          </Link>
        )}{' '}
        <span className={detailStyle}>{detail}</span>
        {link.to !== null && <Icon name="forward" />}
      </li>
    </ul>
  )
}
