import type { ReactNode } from 'react'
import * as styles from './figures.css'

type Figure = { label: string; value: ReactNode }

/** Key figures of a screen: Total, Net, Paid, Due. */
export function Figures({ items }: { items: Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value }) => (
        <div className={styles.figure} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
