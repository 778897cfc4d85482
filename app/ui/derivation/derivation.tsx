import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import * as styles from './derivation.css'

export type DerivationProps = {
  /** How the figure came about; null where that cannot be told, and the figure stands alone. */
  sum: string | null
  /** Below the sum: where its parts can be seen. */
  source?: ReactNode
  /** The figure. */
  children: ReactNode
}

/** A figure that opens to the sum that made it. */
export function Derivation({ sum, source, children }: DerivationProps) {
  if (sum === null) return children
  return (
    <details className={styles.derivation}>
      <summary className={styles.figure}>
        {children}
        <VisuallyHidden>, how it is reckoned</VisuallyHidden>
        <Icon name="down" />
      </summary>
      <div className={styles.sum}>
        <p>{sum}</p>
        {source}
      </div>
    </details>
  )
}
