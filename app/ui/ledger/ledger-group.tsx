import type { ReactNode } from 'react'
import { Heading } from '../heading/heading'
import * as styles from './ledger.css'

export type LedgerGroupProps = {
  heading: ReactNode
  /** The group's own sum or count. */
  sum?: ReactNode
  /** A group within a group has level 3; its head does not stick. */
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
