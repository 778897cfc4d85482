import { indianNumber } from '~/domain/typed'
import { callLink, instalmentsText } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { Amount, DateText, RichText } from '~/ui/text/text'
import { critical, printOnly } from '~/ui/styles/shared.css'
import { LateBadge } from '~/ui/badge/badge'
import type { ShownRow } from './load-collections.server'
import * as styles from './row-state.css'

export const nameOf = ({ customerName }: ShownRow) => customerName || m.customer()

/** True if the amount is late, or if the booking has a date on which it is cancelled. */
export const isUrgent = ({ cancelsOn, daysLate }: ShownRow) => !!cancelsOn || daysLate > 0

/** The delay, and in columns the date on which the booking is cancelled. */
export const RowState = ({ row: { cancelsOn, daysLate } }: { row: ShownRow }) => (
  <div className={styles.states}>
    {cancelsOn && (
      <span className={styles.inColumn}>
        <CancelsOn date={cancelsOn} />
      </span>
    )}
    {daysLate > 0 && <LateBadge days={daysLate} />}
  </div>
)

const CancelsOn = ({ date }: { date: string }) => (
  <span className={critical}>
    <RichText text={m.cancelsOnDate()} parts={{ date: <DateText date={date} /> }} />
  </span>
)

/** No line begins with the dot. */
const DOT = '\u00A0· '

/** Plot and project, and the facts for the phone call. */
export function PlotAndFacts({ row }: { row: ShownRow }) {
  const { cancelsOn, commissionPaise, customerMobile, plotNumber, projectName } = row
  return (
    <>
      {plotNumber && m.plotNumber({ number: plotNumber })}
      {plotNumber && projectName && DOT}
      {projectName}
      <span className={styles.separator}>{DOT}</span>
      <span className={styles.facts}>
        {instalmentsText(row)}
        {(commissionPaise ?? 0) > 0 && (
          <>
            {DOT}
            <RichText text={m.earnsYou()} parts={{ amount: <Amount paise={commissionPaise} /> }} />
          </>
        )}
        {!callLink(customerMobile) && `${DOT}${customerMobile || m.noMobileNumber()}`}
      </span>
      {cancelsOn && (
        <>
          {' '}
          <span className={styles.inRow}>
            <CancelsOn date={cancelsOn} />
          </span>
        </>
      )}
      {callLink(customerMobile) && ' '}
      {callLink(customerMobile) && <span className={printOnly}>{indianNumber(customerMobile)}</span>}
    </>
  )
}
