import * as styles from './rows-picture.css'

const ROWS = [20, 52, 84]

/** Three records as a list shows them: a plot, its two lines and its amount. */
export function RowsPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 112" aria-hidden="true">
      <rect className={styles.sheet} x="8" y="4" width="224" height="104" rx="12" />
      {ROWS.map((y, index) => (
        <g key={y} className={styles.row[index]!}>
          <rect className={styles.plot} x="22" y={y - 6} width="20" height="20" rx="4" />
          <path className={styles.edge} d={`M22 ${y + 14}h20`} />
          <rect className={styles.name} x="54" y={y - 4} width={[84, 64, 74][index]} height="6" rx="3" />
          <rect className={styles.line} x="54" y={y + 8} width={[52, 60, 44][index]} height="5" rx="2.5" />
          <rect className={styles.amount} x="176" y={y - 2} width="42" height="8" rx="4" />
        </g>
      ))}
    </svg>
  )
}
