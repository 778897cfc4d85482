import { callLink, indianMobile, instalmentsText } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { Amount } from '~/ui/amount/amount'
import { DateText } from '~/ui/date-text/date-text'
import { Icon } from '~/ui/icon/icon'
import { LateBadge } from '~/ui/late-badge/late-badge'
import { RichText } from '~/ui/rich-text/rich-text'
import type { ShownRow } from './load-collections.server'
import * as styles from './row-state.css'

interface RowProps {
  row: ShownRow
  isTeam: boolean
}

export const nameOf = ({ customerName }: ShownRow) => customerName || m.customer()

/** The state of the amount, and facts for the phone call. On screens below 1024 px the facts are collapsed. */
export function RowState({ row, isTeam }: RowProps) {
  const isLate = row.daysLate > 0
  const instalments = instalmentsText(row)
  return (
    <>
      <div className={styles.state}>
        {isLate ? <LateBadge days={row.daysLate} /> : instalments}
        <CancelsOn row={row} />
        <details className={styles.fold}>
          <summary className={styles.summary} aria-label={`${m.details()}: ${nameOf(row)}`}>
            <Icon name="down" />
          </summary>
        </details>
      </div>
      <div className={styles.facts}>
        {isLate && <div>{instalments}</div>}
        <Earnings row={row} isTeam={isTeam} />
        <Mobile row={row} />
      </div>
    </>
  )
}

function CancelsOn({ row: { cancelsOn } }: { row: ShownRow }) {
  if (!cancelsOn) return null
  return (
    <span className={styles.cancelsOn}>
      {' '}
      <RichText text={m.cancelsOnDate()} parts={{ date: <DateText date={cancelsOn} /> }} />
    </span>
  )
}

function Earnings({ row: { commissionPaise, associateName }, isTeam }: RowProps) {
  return (
    <>
      {commissionPaise !== null && commissionPaise > 0 && (
        <div>
          <RichText text={m.earnsYou()} parts={{ amount: <Amount paise={commissionPaise} /> }} />
        </div>
      )}
      {isTeam && <div>{m.ofAssociate({ name: associateName })}</div>}
    </>
  )
}

function Mobile({ row: { customerMobile } }: { row: ShownRow }) {
  return (
    <div className={callLink(customerMobile) ? styles.callable : undefined}>
      {indianMobile(customerMobile) || customerMobile || m.noMobileNumber()}
    </div>
  )
}
