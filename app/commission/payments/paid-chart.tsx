import type { PaidMonth } from '~/domain/payments-of-year'
import * as styles from './paid-chart.css'

const WIDTH = 360
const HEIGHT = 96
const SLOT = WIDTH / 12
const BAR = 20

/** One bar per month: bank filled, other outlined, so that they differ without colour. The table below has the amounts. */
export function PaidChart({ label, months }: { label: string; months: PaidMonth[] }) {
  const highest = Math.max(...months.map(({ bankPaise, otherPaise }) => bankPaise + otherPaise))
  const lengthOf = (paise: number) => Math.round((HEIGHT * paise) / highest)
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
        role="img"
        aria-label={`${label}. The table lists the amounts.`}
      >
        <path className={styles.ground} d={`M0 ${HEIGHT + 1}h${WIDTH}`} />
        {months.map(({ name, bankPaise, otherPaise }, index) => {
          const x = index * SLOT + (SLOT - BAR) / 2
          const [bank, other] = [lengthOf(bankPaise), lengthOf(otherPaise)]
          return (
            <g key={name}>
              {bank > 0 && <rect className={styles.bank} x={x} y={HEIGHT - bank} width={BAR} height={bank} />}
              {other > 0 && (
                <rect className={styles.other} x={x} y={HEIGHT - bank - other} width={BAR} height={other} />
              )}
              <text className={styles.month} x={x + BAR / 2} y={HEIGHT + 15}>
                {name[0]}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className={styles.key}>
        <span>
          <svg className={styles.sign} aria-hidden="true">
            <rect className={styles.bank} width="12" height="12" />
          </svg>{' '}
          Bank
        </span>
        <span>
          <svg className={styles.sign} aria-hidden="true">
            <rect className={styles.other} x=".5" y=".5" width="11" height="11" />
          </svg>{' '}
          Other
        </span>
      </figcaption>
    </figure>
  )
}
