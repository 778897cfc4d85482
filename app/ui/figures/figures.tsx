import type { ReactNode } from 'react'
import * as styles from './figures.css'

type Figure = {
  label: string
  value: ReactNode
  note?: string
  /** The answer of the page, in a row of its own. */
  isMain?: boolean
}

export function Figures({ items }: { items: Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value, note, isMain }) => (
        <div className={isMain ? styles.main : styles.figure} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={isMain ? styles.mainValue : styles.value}>{value}</dd>
          {note && <dd className={styles.label}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
