import { dueDerivation, earnedDerivation, paidDerivation } from '~/domain/lifetime'
import { paidPercent } from '~/domain/paid-status'
import { m } from '~/messages/messages'
import { RulesLink } from '~/subjects/rules/rules-link'
import { Amount, DateText, RichText } from '~/ui/text/text'
import { Card } from '~/ui/card/card'
import { DerivationLine } from '~/ui/derivation/derivation'
import * as styles from './lifetime.css'
import type { CommissionSummaryData } from '~/subjects/commission/summary.server'

type LifetimeProps = {
  lifetime: NonNullable<CommissionSummaryData['lifetime']>
  bar: CommissionSummaryData['lifetimeBar']
}

/** Figures of all bookings, from the eligible commission to the amount due, with their calculations if the figures add up. */
export function Lifetime({ lifetime, bar }: LifetimeProps) {
  const { asOf, eligiblePaise, netPaise, paidPaise, duePaise } = lifetime
  const isDerived = bar !== null
  const rule = <RulesLink section="commission-and-discount" />
  const paidShare = shareOf(paidPaise, netPaise)
  const addsUp = paidPaise !== null && duePaise !== null && paidPaise + duePaise === netPaise
  // If both shares were rounded down, they could add up to 99 %.
  const dueShare = addsUp && paidShare !== null ? 100 - paidShare : shareOf(duePaise, netPaise)
  return (
    <Card heading={<RichText text={m.lifetimeCommission()} parts={{ date: <DateText date={asOf} /> }} />}>
      {bar && (
        <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.discount} width="100" height="12" />
          <rect className={styles.due} x={bar.due.x} width={bar.due.width} height="12" />
          <rect className={styles.paid} x={bar.paid.x} width={bar.paid.width} height="12" />
        </svg>
      )}
      <div>
        <DerivationLine
          label={m.eligible()}
          text={isDerived ? m.whatLifetimeCommissionCounts() : null}
          rule={rule}
        >
          <Amount paise={eligiblePaise} />
        </DerivationLine>
        <DerivationLine label={m.earned()} text={isDerived ? earnedDerivation(lifetime) : null} rule={rule}>
          <Amount paise={netPaise} />
        </DerivationLine>
        <DerivationLine
          label={<Keyed fill={styles.paid}>{withShare(m.paid(), paidShare)}</Keyed>}
          text={isDerived ? paidDerivation(lifetime) : null}
          rule={rule}
        >
          <Amount paise={paidPaise} />
        </DerivationLine>
        <DerivationLine
          label={<Keyed fill={styles.due}>{withShare(m.due(), dueShare)}</Keyed>}
          text={isDerived ? dueDerivation(lifetime) : null}
          rule={rule}
        >
          <Amount paise={duePaise} />
        </DerivationLine>
      </div>
    </Card>
  )
}

/** A label with its colour in the bar. */
const Keyed = ({ fill, children }: { fill: string; children: string }) => (
  <span className={styles.keyed}>
    <svg className={styles.swatch} aria-hidden="true">
      <rect className={fill} width="12" height="12" />
    </svg>
    {children}
  </span>
)

const shareOf = (part: number | null, whole: number | null) =>
  part !== null && whole ? paidPercent(part, whole) : null

const withShare = (label: string, percent: number | null) =>
  percent === null ? label : m.labelWithPercent({ label, percent })
