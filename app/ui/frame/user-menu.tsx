import { initials } from '~/domain/names'
import { m } from '~/messages/messages'
import { Button } from '../button/button'
import { useDetailsMenu } from '../details-menu/use-details-menu'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/paths'
import { Link } from '../link/link'
import { RichText, VisuallyHidden } from '../text/text'
import { menuLink } from './navigation.css'
import * as styles from './user-menu.css'

export type FrameUser = {
  name: string
  links: { to: string; label: string; icon: IconName }[]
  /** `token` is the hidden field with the CSRF token. */
  logOut: { action: string; label: string; token: { name: string; value: string } }
}

export function UserMenu({ name, links, logOut }: FrameUser) {
  const menu = useDetailsMenu()
  return (
    <details className={styles.userMenu} {...menu}>
      <summary className={styles.userSummary}>
        <span className={styles.avatar}>{initials(name)}</span>{' '}
        <VisuallyHidden>{m.userMenu()}</VisuallyHidden>
      </summary>
      <div className={styles.userPanel}>
        <div className={styles.welcome}>
          <RichText text={m.welcome({ name })} parts={{ name: (words) => <strong>{words}</strong> }} />
        </div>
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
          <input type="hidden" {...logOut.token} />
          <Button icon="logout">{logOut.label}</Button>
        </form>
      </div>
    </details>
  )
}
