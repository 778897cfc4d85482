import { formatDate } from '~/domain/dates'
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

/** A phone shows only the date here. `RowState` unfolds the other facts. */
export function DueDate({ row, isTeam }: RowProps) {
  return (
    <>
      <span className={styles.narrowOnly}>{m.dueOnDay({ day: formatDate(row.dueOn) })}</span>
      <div className={styles.notNarrow}>
        <div>
          <RichText
            text={m.instalmentsDue({ instalments: instalmentsText(row) })}
            parts={{ date: <DateText date={row.dueOn} /> }}
          />
        </div>
        <Earnings row={row} isTeam={isTeam} />
        {!callLink(row.customerMobile) && <Mobile row={row} />}
      </div>
    </>
  )
}

/** Shows how late the amount is. On a phone, it unfolds the facts that a wide screen shows beside the date. */
export function RowState({ row, isTeam }: RowProps) {
  const isLate = row.daysLate > 0
  return (
    <>
      <div className={styles.notNarrow}>
        {isLate && <LateBadge days={row.daysLate} />}
        <CancelsOn row={row} />
      </div>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <span>
            <span className={styles.state}>
              {isLate ? <LateBadge days={row.daysLate} /> : instalmentsText(row) || m.details()}
              <Icon name="down" />
            </span>
            <CancelsOn row={row} />
          </span>
        </summary>
        {isLate && <div>{instalmentsText(row)}</div>}
        <Earnings row={row} isTeam={isTeam} />
        <Mobile row={row} />
      </details>
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

const Mobile = ({ row: { customerMobile } }: { row: ShownRow }) => (
  <div>{indianMobile(customerMobile) || customerMobile || m.noMobileNumber()}</div>
)
