import { Fragment, type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import * as styles from './ledger.css'

export function Ledger({ children }: { children: ReactNode }) {
  return <ul className={styles.ledger}>{children}</ul>
}

type RowText = {
  label: ReactNode
  detail?: ReactNode
  /** Element id, for links to the row. */
  id?: string
}

type LedgerRowProps = RowText & { value?: ReactNode; to?: string }

/** With `to`, the whole row is a link. */
export function LedgerRow({ label, detail, id, value, to }: LedgerRowProps) {
  const content = (
    <span className={styles.line}>
      <RowLabel label={label} detail={detail} />{' '}
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </span>
  )
  return (
    <li className={styles.row} id={id} tabIndex={id ? -1 : undefined}>
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

export type CountLink = {
  label: string
  /** Null if unknown. */
  count: number | null
  /** If it is null, the count is text instead of a link. */
  to: string | null
}

/** A row with several counts. A count with `to` links to a list. */
export function CountsRow({ label, detail, id, counts }: RowText & { counts: CountLink[] }) {
  return (
    <li className={`${styles.row} ${styles.line}`} id={id} tabIndex={id ? -1 : undefined}>
      <RowLabel label={label} detail={detail} />{' '}
      <span className={styles.counts}>
        {counts.map(({ label: name, count, to }) => (
          <Fragment key={name}>
            {to === null ? (
              <span className={styles.count}>
                {name} {count ?? '—'}
              </span>
            ) : (
              <Link className={styles.count} to={to}>
                {name} {count ?? '—'}
              </Link>
            )}{' '}
          </Fragment>
        ))}
      </span>
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
