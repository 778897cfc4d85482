import type { ReactNode } from 'react'
import * as styles from './figures.css'

type Figure = {
  label: string
  value: ReactNode
  note?: string
}

export function Figures({ items }: { items: Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ label, value, note }) => (
        <div className={styles.figure} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.label}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
