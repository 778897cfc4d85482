import type { ReactNode } from 'react'
import * as styles from './description-list.css'

export type Description = { label: string; value: ReactNode; isEmphasised?: boolean }

export function DescriptionList({ items }: { items: Description[] }) {
  return (
    <dl>
      {items.map(({ label, value, isEmphasised }) => (
        <div className={isEmphasised ? `${styles.pair} ${styles.emphasised}` : styles.pair} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
