import { DueSplit } from '~/subjects/commission/due-split'
import { formatFinancialYear } from '~/domain/financial-year'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount } from '~/ui/text/text'
import { Link } from '~/ui/link/link'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'
import * as styles from './earnings.css'
import type { Figures } from './figures.server'

type EarningsProps = NonNullable<Figures['earnings']>

export function EarningsPanel({ year, paidPaise, duePaise, sparkline, ...parts }: EarningsProps) {
  const { unconfirmedPaise, payablePaise } = parts
  return (
    <Stack gap={8}>
      <section className={styles.panel} aria-label={m.yourCommissionLabel()}>
        <Link className={styles.paid} to={paths.payments()}>
          <span className={styles.label}>{m.paidThisYear()}</span>{' '}
          <span className={styles.label}>({formatFinancialYear(year)})</span>{' '}
          <span className={styles.amount}>
            <Amount paise={paidPaise} />
          </span>
          {sparkline && (
            <svg
              className={styles.sparkline}
              viewBox={`0 0 ${sparkline.width} ${sparkline.height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={sparkline.path} />
            </svg>
          )}
        </Link>{' '}
        <Link className={styles.due} to={paths.myDues()}>
          <span className={styles.label}>{m.commissionDue()}</span>{' '}
          <span className={styles.dueAmount}>
            <Amount paise={duePaise} />
          </span>
        </Link>
      </section>
      <DueSplit duePaise={duePaise} payablePaise={payablePaise} />
      {unconfirmedPaise > 0 && (
        <TextLink to={paths.cashCommission()}>
          {m.cashWaitsForYou({ amount: formatRupees(unconfirmedPaise) })}
        </TextLink>
      )}
    </Stack>
  )
}
