import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../text/text'
import * as styles from './derivation.css'

type DerivationProps = {
  /** The calculation. If it is null, nothing expands. */
  text: string | null
  /** A link to the rule of the calculation. */
  rule?: ReactNode
  children: ReactNode
}

/** A figure that expands to its calculation. */
export function Derivation({ text, rule, children }: DerivationProps) {
  if (text === null) return children
  return (
    <details className={styles.derivation}>
      <summary className={styles.figure}>
        <UnderlinedFigure>{children}</UnderlinedFigure>
      </summary>
      <Calculation text={text} rule={rule} />
    </details>
  )
}

/** A label on the left and a figure on the right. A press on either shows the calculation. */
export function DerivationLine({ label, text, rule, children }: DerivationProps & { label: ReactNode }) {
  if (text === null)
    return (
      <div className={styles.plainLine}>
        {label} {children}
      </div>
    )
  return (
    <details className={styles.derivation}>
      <summary className={styles.line}>
        {label} <UnderlinedFigure>{children}</UnderlinedFigure>
      </summary>
      <Calculation text={text} rule={rule} />
    </details>
  )
}

const Calculation = ({ text, rule }: Pick<DerivationProps, 'text' | 'rule'>) => (
  <p className={styles.calculation}>
    {text}
    {rule}
  </p>
)

function UnderlinedFigure({ children }: { children: ReactNode }) {
  return (
    <span className={styles.figureWithIcon}>
      <span className={styles.underlined}>{children}</span>
      <VisuallyHidden>{m.howThisIsCalculatedAfterFigure()}</VisuallyHidden>
      <Icon name="down" />
    </span>
  )
}
