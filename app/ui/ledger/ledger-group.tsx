import type { ReactNode } from 'react'
import { Heading } from '../heading/heading'
import * as styles from './ledger.css'

type LedgerGroupProps = {
  heading: ReactNode
  sum?: ReactNode
  children: ReactNode
}

export function LedgerGroup({ heading, sum, children }: LedgerGroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.groupHead}>
        <Heading>{heading}</Heading>
        {sum !== undefined && <span className={styles.sum}>{sum}</span>}
      </div>
      {children}
    </section>
  )
}
