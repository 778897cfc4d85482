import type { ReactNode } from 'react'
import { Heading } from '../heading/heading'
import * as styles from './ledger.css'

type LedgerGroupProps = {
  heading: ReactNode
  sum?: ReactNode
  /** 3 for a nested group, whose heading is not sticky. */
  level?: 2 | 3
  children: ReactNode
}

export function LedgerGroup({ heading, sum, level = 2, children }: LedgerGroupProps) {
  return (
    <section className={styles.group}>
      <div className={level === 2 ? styles.groupHead : styles.subHead}>
        <Heading level={level}>{heading}</Heading>
        {sum !== undefined && <span className={styles.sum}>{sum}</span>}
      </div>
      {children}
    </section>
  )
}
