import type { ReactNode } from 'react'
import { Heading } from '../heading/heading'
import { type Tone, tone as tones } from '../badge/badge.css'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { Link } from '../link/link'
import * as styles from './ledger.css'

export function Ledger({ children }: { children: ReactNode }) {
  return <ul className={styles.ledger}>{children}</ul>
}

type RowText = {
  label: ReactNode
  detail?: ReactNode
}

/** An icon before the row, for lists whose rows differ in kind. */
export type Mark = { icon: IconName; tone: Tone }

type LedgerRowProps = RowText & { mark?: Mark; value?: ReactNode; to?: string }

/** With `to`, the whole row is a link. */
export function LedgerRow({ mark, label, detail, value, to }: LedgerRowProps) {
  const content = (
    <span className={styles.line}>
      {mark && (
        <span className={`${styles.mark} ${tones[mark.tone]}`}>
          <Icon name={mark.icon} />
        </span>
      )}
      <RowLabel label={label} detail={detail} />{' '}
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </span>
  )
  return (
    <li className={styles.row}>
      {to === undefined ? (
        content
      ) : (
        <Link className={styles.rowLink} to={to}>
          {content}
          <Icon name="forward" />
        </Link>
      )}
    </li>
  )
}

function RowLabel({ label, detail }: RowText) {
  return (
    <span className={styles.label}>
      <span>{label}</span>
      {detail !== undefined && (
        <>
          <br />
          <span className={styles.detail}>{detail}</span>
        </>
      )}
    </span>
  )
}

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
