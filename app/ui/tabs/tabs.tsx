import { Link } from '../link/link'
import { VisuallyHidden } from '../text/text'
import * as styles from './tabs.css'

type TabLink = { to: string; label: string; isCurrent: boolean; lang?: string }

type TabsProps = {
  label: string
  items: TabLink[]
}

/** Links to the views of a screen. */
export function Tabs(props: TabsProps) {
  return <LinkList {...props} listClass={styles.tabs} linkClass={styles.tab} />
}

/** Links for a choice within a view. */
export function Pills(props: TabsProps) {
  return <LinkList {...props} listClass={styles.pills} linkClass={styles.pill} />
}

function LinkList({
  label,
  items,
  listClass,
  linkClass,
}: TabsProps & { listClass: string; linkClass: string }) {
  return (
    <div>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul className={listClass}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              className={linkClass}
              lang={item.lang}
              to={item.to}
              aria-current={item.isCurrent ? 'page' : undefined}
              preventScrollReset
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
