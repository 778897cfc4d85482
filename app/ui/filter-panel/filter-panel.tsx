import { Form } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { m } from '~/messages/messages'
import { Button, ButtonLink } from '../button/button'
import { button } from '../button/button.css'
import { useResetOnNavigation } from '../form-layout/get-form'
import { TO_HEADING } from '../frame/focus'
import { Icon } from '../icon/icon'
import { Link } from '../link/link'
import { hiddenParts, RichText, VisuallyHidden } from '../text/text'
import { Stack } from '../stack/stack'
import * as styles from './filter-panel.css'

type FilterPanelProps = {
  action: string
  isOpen: boolean
  isActive: boolean
  /** Address of the list without filters. */
  clearTo: string
  /** Apply sends these fields, and also `filters=open`, which keeps the panel open. */
  hiddenFields?: Record<string, string>
  /** Without `filters=open`: Apply folds the panel, and the results begin at the top. */
  foldsOnApply?: boolean
  /** From 1024 px the panel is always unfolded, in browsers that can do that. */
  isUnfoldedOnWide?: boolean
  children: ReactNode
}

export function FilterPanel({
  action,
  isOpen,
  isActive,
  clearTo,
  hiddenFields = {},
  foldsOnApply = false,
  isUnfoldedOnWide = false,
  children,
}: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigationKey = useResetOnNavigation(form)

  return (
    // A new element forgets that the person opened the fold.
    <details
      className={isUnfoldedOnWide ? styles.widePanel : styles.panel}
      open={isOpen}
      key={foldsOnApply ? navigationKey : undefined}
    >
      <summary className={button.secondary}>
        <Icon name="filter" />
        {m.filters()}
        {isActive && (
          <>
            <span className={styles.dot} />
            <VisuallyHidden>{m.filtersAppliedAfterLabel()}</VisuallyHidden>
          </>
        )}
      </summary>
      <Form className={styles.body} ref={form} method="get" action={action} {...leadingTo(action)}>
        {Object.entries({ ...hiddenFields, ...(!foldsOnApply && { filters: 'open' }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <Stack gap={24}>
          {children}
          <Stack direction="row" gap={12}>
            <Button variant="primary">{m.apply()}</Button>
            <ButtonLink to={clearTo} state={leadingTo(clearTo).state}>
              <RichText text={m.clearSection({ section: m.allFilters() })} parts={hiddenParts} />
            </ButtonLink>
          </Stack>
        </Stack>
      </Form>
    </details>
  )
}

/** An address with a fragment leads to the list there, any other to the heading of the page, which is in view. */
const leadingTo = (address: string) =>
  address.includes('#') ? {} : { state: TO_HEADING, preventScrollReset: true }

type FilteredListProps = {
  /** Class of another layout. */
  className?: string
  children: ReactNode
}

/** A `FilterPanel` and its list. On wide screens the open panel is beside the list. */
export function FilteredList({ className = styles.filtered, children }: FilteredListProps) {
  return <div className={className}>{children}</div>
}

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
      <ul className={styles.active}>
        {filters.map(({ label, value, clearTo }) => (
          <li key={label}>
            <Link className={styles.activeLink} to={clearTo} {...leadingTo(clearTo)}>
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
