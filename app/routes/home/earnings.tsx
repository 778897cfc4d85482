import { OwnDue } from '~/subjects/commission/due-split'
import { formatFinancialYear } from '~/domain/financial-year'
import { formatRupees } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount } from '~/ui/text/text'
import { Link } from '~/ui/link/link'
import * as styles from './earnings.css'
import type { Figures } from './figures.server'

type EarningsProps = NonNullable<Figures['earnings']>

export function EarningsPanel({ year, paidPaise, duePaise, chart, ...parts }: EarningsProps) {
  const { lastYearPaise, payablePaise, newPaise } = parts
  return (
    <section className={styles.panel} aria-label={m.yourCommissionLabel()}>
      <Link className={styles.paid} to={paths.payments()}>
        <span className={styles.label}>
          {m.paidThisYear()} ({formatFinancialYear(year)})
        </span>{' '}
        <span className={styles.amount}>
          <Amount paise={paidPaise} />
        </span>{' '}
        {newPaise > 0 && (
          <span className={styles.label}>{m.moreSinceLastVisit({ amount: formatRupees(newPaise) })}</span>
        )}
        {lastYearPaise > 0 && paidPaise > lastYearPaise && (
          <span className={styles.label}>
            {m.moreThanLastYear({ amount: formatRupees(paidPaise - lastYearPaise) })}
          </span>
        )}
        {chart && <MonthBars chart={chart} />}
      </Link>{' '}
      <div className={styles.due}>
        <OwnDue duePaise={duePaise} payablePaise={payablePaise} />
      </div>
    </section>
  )
}

/** Hidden from screen readers: Payments has the amounts of each month. */
function MonthBars({ chart }: { chart: NonNullable<EarningsProps['chart']> }) {
  const { height, step, barWidth, months, highest } = chart
  /** A value over the first or last bar ends at the edge of the chart. */
  const placeOver = (index: number) => {
    if (index === 0) return { x: `${(step - barWidth) / 2}%`, textAnchor: 'start' } as const
    if (index === months.length - 1)
      return { x: `${100 - (step - barWidth) / 2}%`, textAnchor: 'end' } as const
    return { x: `${(index + 0.5) * step}%`, textAnchor: 'middle' } as const
  }
  return (
    <span className={styles.months} aria-hidden="true">
      <svg className={styles.highest}>
        <text y="12" {...placeOver(highest.index)}>
          {highest.text}
        </text>
      </svg>
      <svg className={styles.bars} height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        {months.map(({ barHeight }, index) => (
          <rect
            key={index}
            className={styles.bar}
            x={`${index * step + (step - barWidth) / 2}%`}
            y={height - barHeight}
            width={`${barWidth}%`}
            height={barHeight}
          />
        ))}
      </svg>
      <span className={styles.initials}>
        {months.map(({ initial, isCurrent }, index) => (
          <span
            key={index}
            className={isCurrent ? styles.currentInitial : styles.initial}
            data-initial={initial}
          />
        ))}
      </span>
    </span>
  )
}
