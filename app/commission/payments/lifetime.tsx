import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { Amount } from '~/ui/amount/amount'
import { DerivationLine } from '~/ui/derivation/derivation'
import { Heading } from '~/ui/heading/heading'
import { paidPercent } from '~/ui/paid-bar/paid-bar'
import * as styles from './lifetime.css'
import type { CommissionSummaryData } from './summary.server'

type LifetimeProps = {
  standing: NonNullable<CommissionSummaryData['standing']>
  bar: CommissionSummaryData['lifetimeBar']
}

/** From the eligible commission to what is due, over all bookings; each figure with its calculation. */
export function Lifetime({ standing, bar }: LifetimeProps) {
  const { asOf, eligiblePaise, netPaise, paidPaise, duePaise } = standing
  const isDerived = bar !== null && eligiblePaise !== null && netPaise !== null
  return (
    <>
      <Heading level={2}>Lifetime commission, to {formatDate(asOf)}</Heading>
      {bar && (
        <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.discount} width="100" height="12" />
          <rect className={styles.due} x={bar.due.x} width={bar.due.width} height="12" />
          <rect className={styles.paid} x={bar.paid.x} width={bar.paid.width} height="12" />
        </svg>
      )}
      <div>
        <DerivationLine
          label="Eligible"
          sum={isDerived ? 'Commission of all bookings, before discounts' : null}
        >
          <Amount paise={eligiblePaise} />
        </DerivationLine>
        <DerivationLine
          label="Earned"
          sum={
            isDerived
              ? `${formatRupees(eligiblePaise)} − ${formatRupees(eligiblePaise - netPaise)} discounts = ${formatRupees(netPaise)}`
              : null
          }
        >
          <Amount paise={netPaise} />
        </DerivationLine>
        <DerivationLine
          label={`Paid${shareOf(paidPaise, netPaise)}`}
          sum={isDerived ? 'All payments to you, by bank and other' : null}
        >
          <Amount paise={paidPaise} />
        </DerivationLine>
        <DerivationLine
          label={`Due${shareOf(duePaise, netPaise)}`}
          sum={
            isDerived
              ? `${formatRupees(netPaise)} − ${formatRupees(paidPaise)} = ${formatRupees(duePaise)}`
              : null
          }
        >
          <Amount paise={duePaise} />
        </DerivationLine>
      </div>
    </>
  )
}

const shareOf = (part: number | null, whole: number | null) =>
  part !== null && whole ? ` (${paidPercent(part, whole)} %)` : ''
