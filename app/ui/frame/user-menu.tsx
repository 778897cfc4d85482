import { Link, useLocation } from '@remix-run/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { initials } from '~/domain/names'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { menuLink } from './navigation.css'
import * as styles from './user-menu.css'

export type FrameUser = {
  name: string
  links: { to: string; label: string; icon: IconName }[]
  logOut: { action: string; label: string }
}

/** `<details>` in plain HTML; a script adds Escape, and closes it when focus or the page moves on. */
export function UserMenu({ name, links, logOut }: FrameUser) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  function close() {
    if (details.current) details.current.open = false
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    close()
    details.current?.querySelector('summary')?.focus()
  }

  function closeWhenLeft(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  useEffect(close, [key])

  return (
    <details className={styles.userMenu} ref={details} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary className={styles.userSummary}>
        <span className={styles.avatar}>{initials(name)}</span>
        <VisuallyHidden>user menu</VisuallyHidden>
      </summary>
      <div className={styles.userPanel}>
        <p className={styles.welcome}>
          Welcome, <strong>{name}</strong>
        </p>
        <ul>
          {links.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={menuLink}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <form method="post" action={logOut.action} className={styles.logOut}>
          <Button icon="logout">{logOut.label}</Button>
        </form>
      </div>
    </details>
  )
}
