import { Link } from '@remix-run/react'
import type { PaidMonth } from '~/domain/payments-of-year'
import { formatRupees } from '~/domain/money'
import type { PaidChart as Geometry } from './chart.server'
import * as styles from './paid-chart.css'

const FOOT = 18
/** For the value above the highest bar. */
const HEAD = 14

interface PaidChartProps {
  label: string
  chart: Geometry
  months: PaidMonth[]
  /** Of a month's payments; null if months cannot be listed. */
  toMonth: ((month: string) => string) | null
  selected: string
}

/**
 * A bar for each month: bank filled, other outlined, last year as a dashed outline behind them. The table below has the amounts.
 */
export function PaidChart({ label, chart, months, toMonth, selected }: PaidChartProps) {
  const { width, height, left, barWidth } = chart
  const hasOther = months.some(({ otherPaise }) => otherPaise > 0)
  const hasGhosts = chart.months.some(({ ghost }) => ghost.height > 0)
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 ${-HEAD} ${width} ${HEAD + height + FOOT}`}
        role="group"
        aria-label={`${label}. The table lists the amounts.`}
      >
        {chart.ticks.map(({ y, label }) => (
          <g key={y} aria-hidden="true">
            <path className={styles.ground} d={`M${left} ${y}H${width}`} />
            <text className={styles.tick} x={left - 4} y={y + 4}>
              {label}
            </text>
          </g>
        ))}
        {chart.months.map((bar, index) => {
          const { month, name, bankPaise, otherPaise } = months[index]!
          const top = Math.min(bar.bank.y, bar.other.y)
          const column = (
            <>
              <rect
                className={styles.column}
                x={bar.x}
                y={-HEAD}
                width={barWidth}
                height={HEAD + height + FOOT}
              />
              {bar.ghost.height > 0 && (
                <rect
                  className={styles.ghost}
                  x={bar.x}
                  y={bar.ghost.y}
                  width={barWidth}
                  height={bar.ghost.height}
                />
              )}
              {bar.bank.height > 0 && (
                <rect
                  className={styles.bank}
                  x={bar.x}
                  y={bar.bank.y}
                  width={barWidth}
                  height={bar.bank.height}
                />
              )}
              {bar.other.height > 0 && (
                <rect
                  className={styles.other}
                  x={bar.x}
                  y={bar.other.y}
                  width={barWidth}
                  height={bar.other.height}
                />
              )}
              {/* The link is named in full. */}
              <g aria-hidden="true">
                {bar.value && (
                  <text className={styles.value} x={bar.x + barWidth / 2} y={top - 4}>
                    {bar.value}
                  </text>
                )}
                <text
                  className={month === selected ? styles.selectedMonth : styles.month}
                  x={bar.x + barWidth / 2}
                  y={height + 14}
                >
                  {name.slice(0, 3)}
                </text>
              </g>
            </>
          )
          const paise = bankPaise + otherPaise
          return toMonth && paise > 0 ? (
            <Link
              key={month}
              to={toMonth(month)}
              aria-label={`${name}: ${formatRupees(paise)}`}
              aria-current={month === selected ? 'true' : undefined}
            >
              {column}
            </Link>
          ) : (
            <g key={month} aria-hidden="true">
              {column}
            </g>
          )
        })}
      </svg>
      <figcaption className={styles.key}>
        <Sign className={styles.bank} word="Bank" />
        {hasOther && <Sign className={styles.other} word="Other" />}
        {hasGhosts && <Sign className={styles.ghost} word="Last year" />}
      </figcaption>
    </figure>
  )
}

function Sign({ className, word }: { className: string; word: string }) {
  return (
    <>
      <span>
        <svg className={styles.sign} aria-hidden="true">
          <rect className={className} x=".5" y=".5" width="11" height="11" />
        </svg>{' '}
        {word}
      </span>{' '}
    </>
  )
}
