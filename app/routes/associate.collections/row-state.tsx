import { indianNumber } from '~/domain/typed'
import { callLink, instalmentsText } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { Amount, DateText, RichText } from '~/ui/text/text'
import { Icon } from '~/ui/icon/icon'
import { LateBadge } from '~/ui/badge/badge'
import type { ShownRow } from './load-collections.server'
import * as styles from './row-state.css'

export const nameOf = ({ customerName }: ShownRow) => customerName || m.customer()

/** True if the amount is late, or if the booking has a date on which it is cancelled. */
export const isUrgent = ({ cancelsOn, daysLate }: ShownRow) => !!cancelsOn || daysLate > 0

/** The most urgent state of the amount, then facts for the phone call. Below 1024 px the facts are folded. */
export function RowState({ row }: { row: ShownRow }) {
  const { cancelsOn, daysLate, commissionPaise, customerMobile } = row
  const late = daysLate > 0 && <LateBadge days={daysLate} />
  return (
    <>
      <div className={styles.state}>
        {cancelsOn ? (
          <span className={styles.cancelsOn}>
            <RichText text={m.cancelsOnDate()} parts={{ date: <DateText date={cancelsOn} /> }} />
          </span>
        ) : (
          late
        )}
        <details className={styles.fold}>
          <summary className={styles.summary} aria-label={`${m.details()}: ${nameOf(row)}`}>
            <Icon name="down" />
          </summary>
        </details>
      </div>{' '}
      <div className={styles.facts}>
        {cancelsOn && late}{' '}
        <div>
          <span>{instalmentsText(row)}</span>{' '}
          {(commissionPaise ?? 0) > 0 && (
            <span>
              <RichText text={m.earnsYou()} parts={{ amount: <Amount paise={commissionPaise} /> }} />
            </span>
          )}{' '}
          <span className={callLink(customerMobile) ? styles.dialledMobile : styles.mobile}>
            {indianNumber(customerMobile) || customerMobile || m.noMobileNumber()}
          </span>
        </div>
      </div>
    </>
  )
}
