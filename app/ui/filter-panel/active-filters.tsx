import { m } from '~/messages/messages'
import { TO_HEADING } from '../frame/use-focus-on-navigation'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { active, activeLink } from './filter-panel.css'

type ActiveFilter = {
  label: string
  value: string
  /** Address of the list without this filter. */
  clearTo: string
}

/** Active filters above a list, each with a remove link. */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  if (filters.length === 0) return null
  return (
    <div>
      <VisuallyHidden>{m.filtersApplied()}</VisuallyHidden>
      <ul className={active}>
        {filters.map(({ label, value, clearTo }) => (
          <li key={label}>
            <Link className={activeLink} to={clearTo} state={TO_HEADING} preventScrollReset>
              <Icon name="close" />
              <span>
                <VisuallyHidden>{m.removeFilter()} </VisuallyHidden>
                {label}: {value}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
