import { m } from '~/messages/messages'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { Drawer } from './drawer'
import { ariaCurrent, type NavEntry, type NavGroup } from './entry'
import * as styles from './navigation.css'

/** Target of the second skip link. */
export const MENU_ID = 'menu'

/** The only `<nav>`. CSS shows a bottom bar with the menu in a drawer, or a rail with the whole menu. */
export function Navigation({ bar, menu }: { bar: NavEntry[]; menu: NavGroup[] }) {
  return (
    <nav className={styles.nav} id={MENU_ID} tabIndex={-1} aria-label={m.main()}>
      <ul className={styles.bar}>
        {bar.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.barLink} aria-current={ariaCurrent(entry)}>
              <Icon name={entry.icon} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
      <Drawer label={m.menu()}>
        {menu.map((group, index) => (
          <MenuGroup key={index} {...group} />
        ))}
      </Drawer>
    </nav>
  )
}

function MenuGroup({ label, entries }: NavGroup) {
  return (
    <>
      {label && <p className={styles.menuLabel}>{label}</p>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.menuLink} aria-current={ariaCurrent(entry)}>
              <Icon name={entry.icon} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
