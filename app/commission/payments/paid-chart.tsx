import { Fragment, useMemo } from 'react'
import { formatRupees } from '~/domain/money'
import { unpack } from '~/domain/packed'
import { type PaidMonth, totalOf } from '~/domain/payments-of-year'
import { m } from '~/messages/messages'
import { Link } from '~/ui/link/link'
import type { PaidChart as Geometry } from './chart.server'
import * as styles from './paid-chart.css'

/** Space for the names of the months below the bars. */
const FOOT = 18
/** Space for the value above the highest bar. */
const HEAD = 14

interface PaidChartProps {
  label: string
  chart: Geometry
  months: PaidMonth[]
  /** Address of a month's payments; null if the upstream cannot list a month. */
  toMonth: ((month: string) => string) | null
  selected: string
}

/**
 * One bar per month: bank payments are filled, other payments dashed. Behind them, the payments of last year are dotted. The table below
 * the chart has the amounts of this year.
 */
export function PaidChart({ label, chart, months, toMonth, selected }: PaidChartProps) {
  const { width, height, left, barWidth } = chart
  const bars = useMemo(() => unpack(chart.months), [chart.months])
  const hasOther = months.some(({ otherPaise }) => otherPaise > 0)
  const hasLastYear = bars.some(({ lastYearHeight }) => lastYearHeight > 0)
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 ${-HEAD} ${width} ${HEAD + height + FOOT}`}
        role="group"
        aria-labelledby="paid-title"
        aria-describedby="paid-description"
      >
        <title id="paid-title">{label}</title>
        <desc id="paid-description">{describe(months)}</desc>
        <g aria-hidden="true">
          <path
            className={styles.gridline}
            d={chart.ticks.map(({ y }) => `M${left} ${y}H${width}`).join('')}
          />
          {chart.ticks.map(({ y, label: tick }) => (
            <text key={y} className={styles.tick} x={left - 4} y={y + 4}>
              {tick}
            </text>
          ))}
        </g>
        {months.map((paid, index) => {
          const { month, name } = paid
          const bar = bars[index]!
          const { x } = bar
          const paise = totalOf([paid])
          const rectangles = (
            <>
              <Bar kind="lastYear" x={x} width={barWidth} y={bar.lastYearY} height={bar.lastYearHeight} />
              <Bar kind="bank" x={x} width={barWidth} y={bar.bankY} height={bar.bankHeight} />
              <Bar kind="other" x={x} width={barWidth} y={bar.otherY} height={bar.otherHeight} />
            </>
          )
          return toMonth && paise > 0 ? (
            <Link
              key={month}
              to={toMonth(month)}
              aria-label={`${name}: ${formatRupees(paise)}`}
              aria-current={month === selected ? 'true' : undefined}
            >
              <rect
                className={styles.column}
                x={x}
                y={-HEAD}
                width={barWidth}
                height={HEAD + height + FOOT}
              />
              {rectangles}
            </Link>
          ) : (
            <Fragment key={month}>{rectangles}</Fragment>
          )
        })}
        {/* Hidden from screen readers: the table has full names and amounts, and so have the links, if any. */}
        <g className={styles.labels} aria-hidden="true">
          {months.map(({ month, name }, index) => {
            const { x, value, bankY, otherY } = bars[index]!
            return (
              <Fragment key={month}>
                {value && (
                  <text className={styles.value} x={x + barWidth / 2} y={Math.min(bankY, otherY) - 4}>
                    {value}
                  </text>
                )}
                <text
                  className={month === selected ? styles.selectedMonth : styles.month}
                  x={x + barWidth / 2}
                  y={height + 14}
                >
                  {name.split(' ')[0]}
                </text>
              </Fragment>
            )
          })}
        </g>
      </svg>
      <figcaption className={styles.legend}>
        <LegendEntry kind="bank" label={m.bank()} />
        {hasOther && <LegendEntry kind="other" label={m.other()} />}
        {hasLastYear && <LegendEntry kind="lastYear" label={m.lastYear()} />}
      </figcaption>
    </figure>
  )
}

const fills = { bank: styles.bank, other: styles.other, lastYear: styles.lastYear }

interface BarProps {
  kind: keyof typeof fills
  x: number
  y: number
  width: number
  height: number
}

function Bar({ kind, ...place }: BarProps) {
  return place.height > 0 && <rect className={fills[kind]} {...place} />
}

function describe(months: PaidMonth[]) {
  const highest = months.reduce((best, month) => (totalOf([month]) > totalOf([best]) ? month : best))
  const paise = totalOf([highest])
  return paise === 0
    ? m.nothingPaidInMonths()
    : m.highestMonth({ name: highest.name, paise: formatRupees(paise) })
}

function LegendEntry({ kind, label }: Pick<BarProps, 'kind'> & { label: string }) {
  return (
    <>
      <span>
        <svg className={styles.swatch} aria-hidden="true">
          <rect className={fills[kind]} x=".5" y=".5" width="11" height="11" />
        </svg>{' '}
        {label}
      </span>{' '}
    </>
  )
}
