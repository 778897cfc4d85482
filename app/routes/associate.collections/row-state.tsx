import { indianNumber } from '~/domain/typed'
import { callLink, instalmentsText } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { Amount, DateText, RichText } from '~/ui/text/text'
import { critical } from '~/ui/styles/shared.css'
import { LateBadge } from '~/ui/badge/badge'
import type { ShownRow } from './load-collections.server'
import * as styles from './row-state.css'

export const nameOf = ({ customerName }: ShownRow) => customerName || m.customer()

/** True if the amount is late, or if the booking has a date on which it is cancelled. */
export const isUrgent = ({ cancelsOn, daysLate }: ShownRow) => !!cancelsOn || daysLate > 0

/** The most urgent state of the amount. */
export const RowState = ({ row: { cancelsOn, daysLate } }: { row: ShownRow }) =>
  cancelsOn ? (
    <span className={critical}>
      <RichText text={m.cancelsOnDate()} parts={{ date: <DateText date={cancelsOn} /> }} />
    </span>
  ) : (
    daysLate > 0 && <LateBadge days={daysLate} />
  )

/** The project stands beside the plot from 1024 px, and is one of the folded facts below. */
export function PlotAndProject({ row: { plotNumber, projectName } }: { row: ShownRow }) {
  return (
    <>
      {plotNumber && m.plotNumber({ number: plotNumber })}
      <span className={styles.besidePlot}>
        {plotNumber && projectName && ' · '}
        {projectName}
      </span>
    </>
  )
}

/** Facts for the phone call. */
export function RowFacts({ row }: { row: ShownRow }) {
  const { cancelsOn, daysLate, commissionPaise, customerMobile, projectName } = row
  return (
    <>
      {cancelsOn && daysLate > 0 && <LateBadge days={daysLate} />}
      <div className={styles.facts}>
        {projectName && (
          <span className={styles.belowPlot}>
            {projectName}
            {' · '}
          </span>
        )}
        <span>{instalmentsText(row)}</span>
        {(commissionPaise ?? 0) > 0 && (
          <>
            {' · '}
            <span>
              <RichText text={m.earnsYou()} parts={{ amount: <Amount paise={commissionPaise} /> }} />
            </span>
          </>
        )}
        <span className={callLink(customerMobile) ? styles.dialled : undefined}>
          {' · '}
          <span className={styles.mobile}>
            {indianNumber(customerMobile) || customerMobile || m.noMobileNumber()}
          </span>
        </span>
      </div>
    </>
  )
}
