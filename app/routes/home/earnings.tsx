import { formatFinancialYear } from '~/domain/financial-year'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Link } from '~/ui/link/link'
import * as styles from './earnings.css'
import type { Figures } from './figures.server'

export function EarningsPanel({ year, paidPaise, duePaise, sparkline }: NonNullable<Figures['earnings']>) {
  return (
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
  )
}
