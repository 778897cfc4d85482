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
        <MarkedFigure>{children}</MarkedFigure>
      </summary>
      <Sum sum={sum} source={source} />
    </details>
  )
}

/** The same of a whole line: label left, figure right, and the sum has all its width. */
export function DerivationLine({ label, sum, source, children }: DerivationProps & { label: ReactNode }) {
  if (sum === null)
    return (
      <div className={styles.plainLine}>
        {label} {children}
      </div>
    )
  return (
    <details className={styles.derivation}>
      <summary className={styles.line}>
        {label} <MarkedFigure>{children}</MarkedFigure>
      </summary>
      <Sum sum={sum} source={source} />
    </details>
  )
}

function MarkedFigure({ children }: { children: ReactNode }) {
  return (
    <span className={styles.opens}>
      <span className={styles.marked}>{children}</span>
      <VisuallyHidden>, how it is reckoned</VisuallyHidden>
      <Icon name="down" />
    </span>
  )
}

function Sum({ sum, source }: { sum: string; source: ReactNode }) {
  return (
    <div className={styles.sum}>
      <p>{sum}</p>
      {source}
    </div>
  )
}
