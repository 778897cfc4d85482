import { Link } from '@remix-run/react'
import type { CollectionRow } from '~/api/contract/collections'
import { formatDate } from '~/domain/dates'
import {
  callLink,
  daysLateText,
  indianMobile,
  instalmentsText,
  reminderText,
  whatsAppLink,
} from '~/domain/reminder'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { DateText } from '~/ui/date-text/date-text'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './collection-entry.css'

export interface Sender {
  associateName: string
  firmName: string
}

interface CollectionEntryProps {
  row: CollectionRow
  isTeam: boolean
  sender: Sender
}

const CRITICAL_DAYS = 30

/** A customer with an amount due, and the ways to ask for it. */
export function CollectionEntry({ row, isTeam, sender }: CollectionEntryProps) {
  const customer = row.customerName || 'Customer'
  const call = callLink(row.customerMobile)
  const remind = whatsAppLink(row.customerMobile, reminderText(row, sender))
  const plot = [row.plotNumber && `Plot ${row.plotNumber}`, row.projectName].filter(Boolean).join(' · ')
  return (
    <li className={styles.entry}>
      <div className={styles.customer}>
        <Link to={paths.booking(row.bookingId)} className={styles.statement}>
          {customer}
        </Link>
        {row.customerMobile && (
          <p className={styles.mobile}>{indianMobile(row.customerMobile) ?? row.customerMobile}</p>
        )}
      </div>{' '}
      <div className={styles.amount}>
        <Amount paise={row.paise} />
      </div>{' '}
      <div className={styles.about}>
        <p>{plot}</p>
        <p className={styles.detail}>
          {instalmentsText(row)}, due <DateText date={row.dueOn} />
        </p>
        {row.commissionPaise !== null && row.commissionPaise > 0 && (
          <p className={styles.detail}>
            Your commission <Amount paise={row.commissionPaise} />
          </p>
        )}
        {isTeam && row.associateName && <p className={styles.detail}>Associate: {row.associateName}</p>}
      </div>{' '}
      <div className={styles.state}>
        {row.daysLate > 0 && (
          <Badge tone={row.daysLate > CRITICAL_DAYS ? 'critical' : 'warning'}>
            {daysLateText(row.daysLate)}
          </Badge>
        )}
        {row.cancelsOn && (
          <Badge tone="critical" icon="close">{`Cancels on ${formatDate(row.cancelsOn)}`}</Badge>
        )}
      </div>{' '}
      <div className={styles.actions}>
        {call && (
          <ButtonLink to={call}>
            <span>
              Call<VisuallyHidden> {customer}</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
        <ButtonLink to={remind} isNewTab>
          <span>
            Remind<VisuallyHidden> {customer} on WhatsApp</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </li>
  )
}
