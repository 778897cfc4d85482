import { m } from '~/messages/messages'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { VisuallyHidden } from '../text/text'
import * as styles from './top-bar.css'

export type Product = { name: string; to: string }

export function ProductLink({ name, to }: Product) {
  return (
    <>
      <Link to={to} className={styles.product}>
        <svg className={styles.logo} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3z" />
          <path d="M13 13h8v8h-8z" />
        </svg>
        <span className={styles.productName}>{name}</span>
      </Link>{' '}
    </>
  )
}

export type Bell = { to: string; label: string; count?: number }

export function BellLink({ to, label, count = 0 }: Bell) {
  return (
    <>
      <Link to={to} className={styles.bell}>
        <Icon name="bell" />
        <VisuallyHidden>{count > 0 ? `${label}, ` : label}</VisuallyHidden>
        {count > 0 && (
          <span className={styles.count}>
            {count > 99 ? '99+' : count}
            <VisuallyHidden> {m.new()}</VisuallyHidden>
          </span>
        )}
      </Link>{' '}
    </>
  )
}
