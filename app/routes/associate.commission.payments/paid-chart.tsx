import { Fragment } from 'react'
import { formatRupees } from '~/domain/money'
import { type PaidMonth, totalOf } from '~/domain/payments-of-year'
import { m } from '~/messages/messages'
import { Link } from '~/ui/link/link'
import { VisuallyHidden } from '~/ui/text/text'
import type { PaidChart as Geometry } from '~/subjects/commission/chart.server'
import * as styles from './paid-chart.css'
import { AXIS_WIDTH, TICK_GAP } from './paid-chart.css'

/** Space for the names of the months below the bars. */
const FOOT = 20
/** Space for the value above the highest bar. */
const HEAD = 18
/** In percent of a bar, so that last year shows behind a higher bar. */
const LAST_YEAR_WIDTH = 124

interface PaidChartProps {
  label: string
  chart: Geometry
  months: PaidMonth[]
  /** Address of a month's payments; null if the upstream cannot list a month. */
  toMonth: ((month: string) => string) | null
  selected: string
}

/**
 * One bar per month, in two colours for bank and other payments, and behind it a paler bar of last year. The table below the chart has the
 * amounts of this year. Without `title` and `desc`, which a text browser takes for the title of the page, and with spaces between texts,
 * which it writes in one line.
 */
export function PaidChart({ label, chart, months, toMonth, selected }: PaidChartProps) {
  const { height, ticks } = chart
  const bars = chart.months
  const hasOther = months.some(({ otherPaise }) => otherPaise > 0)
  const hasLastYear = bars.some(({ lastYearHeight }) => lastYearHeight > 0)
  const barWidth = `${chart.barWidth}%`
  const totalHeight = HEAD + height + FOOT
  return (
    <figure className={styles.figure}>
      <div className={styles.chart}>
        <svg className={styles.axis} height={totalHeight} aria-hidden="true">
          {ticks.map(({ y, label: tick }) => (
            <Fragment key={y}>
              <text className={styles.tick} x={AXIS_WIDTH - TICK_GAP} y={HEAD + y + 4}>
                {tick}
              </text>{' '}
            </Fragment>
          ))}
        </svg>
        <svg
          className={styles.plot}
          height={totalHeight}
          role="group"
          aria-label={label}
          aria-describedby="paid-description"
        >
          {ticks.map(({ y }) => (
            <line key={y} className={styles.gridline} x2="100%" y1={HEAD + y} y2={HEAD + y} />
          ))}
          {months.map((paid, index) => {
            const { month, name } = paid
            const { initial, value, valueY, valueShows, ...bar } = bars[index]!
            const bankTop = height - bar.bankHeight
            const top = bankTop - bar.otherHeight
            const paise = totalOf([paid])
            const rectangles = (
              <>
                <rect
                  className={styles.lastYear}
                  x={`${(100 - LAST_YEAR_WIDTH) / 2}%`}
                  y={height - bar.lastYearHeight}
                  width={`${LAST_YEAR_WIDTH}%`}
                  height={bar.lastYearHeight}
                />
                <Bar kind="bank" y={bankTop} height={bar.bankHeight} />
                <Bar kind="other" y={top} height={bar.otherHeight} />
              </>
            )
            return (
              <svg
                key={month}
                className={styles.monthBox}
                x={`${index * chart.step}%`}
                y={HEAD}
                width={barWidth}
              >
                {toMonth && paise > 0 ? (
                  <Link
                    to={toMonth(month)}
                    aria-label={`${name}: ${formatRupees(paise)}`}
                    aria-current={month === selected ? 'true' : undefined}
                  >
                    <rect
                      className={styles.column}
                      x={`${(100 - chart.columnWidth) / 2}%`}
                      y={-HEAD}
                      width={`${chart.columnWidth}%`}
                      height={totalHeight}
                    />
                    {rectangles}
                  </Link>
                ) : (
                  rectangles
                )}
                {/* Hidden from screen readers: the table has full names and amounts, and so have the links, if any. */}
                <g className={styles.labels} aria-hidden="true">
                  {value && (
                    <text className={styles.values[valueShows]} x="50%" y={valueY - 4}>
                      {value}
                    </text>
                  )}{' '}
                  <text
                    className={month === selected ? styles.selectedMonth : styles.month}
                    x="50%"
                    y={height + 15}
                  >
                    {initial}
                    <tspan className={styles.rest}>{name.split(' ')[0]?.slice(initial.length)}</tspan>
                  </text>{' '}
                </g>
              </svg>
            )
          })}
        </svg>
      </div>
      <VisuallyHidden>
        <span id="paid-description">{describe(months)}</span>
      </VisuallyHidden>{' '}
      <figcaption className={styles.legend}>
        <LegendEntry kind="bank" label={m.bank()} />
        {hasOther && <LegendEntry kind="other" label={m.cash()} />}
        {hasLastYear && <LegendEntry kind="lastYear" label={m.lastYear()} />}
      </figcaption>
    </figure>
  )
}

const fills = { bank: styles.bank, other: styles.other, lastYear: styles.lastYear }

interface BarProps {
  kind: keyof typeof fills
  y: number
  height: number
}

function Bar({ kind, ...place }: BarProps) {
  return place.height > 0 && <rect className={fills[kind]} width="100%" {...place} />
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
          <rect className={fills[kind]} width="12" height="12" />
        </svg>{' '}
        {label}
      </span>{' '}
    </>
  )
}
