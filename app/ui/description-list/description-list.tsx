import type { ReactNode } from 'react'
import * as styles from './description-list.css'

export type Description = { label: string; value: ReactNode; isEmphasised?: boolean }

/** `hasTexts` is for values that are sentences: each stands below its label. */
export function DescriptionList({ items, hasTexts }: { items: Description[]; hasTexts?: boolean }) {
  return (
    <dl className={hasTexts ? styles.texts : undefined}>
      {items.map(({ label, value, isEmphasised }) => (
        <div className={isEmphasised ? `${styles.pair} ${styles.emphasised}` : styles.pair} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
