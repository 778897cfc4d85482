import { Form } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { Button, ButtonLink } from '../button/button'
import { button } from '../button/button.css'
import { useResetOnNavigation } from '../form-layout/use-reset-on-navigation'
import { TO_HEADING } from '../frame/use-focus-on-navigation'
import { Icon } from '../icon/icon'
import { Stack } from '../stack/stack'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import * as styles from './filter-panel.css'

export type FilterPanelProps = {
  action: string
  isOpen: boolean
  /** Whether the list below is filtered. */
  isActive: boolean
  /** The list without any filter. */
  clearTo: string
  /** Sent along with the filters. The panel adds `filters=open`, by which it is open again on the next page. */
  keeps?: Record<string, string>
  /** Fields, each with its `clearTo` while it has a value. */
  children: ReactNode
}

export function FilterPanel({ action, isOpen, isActive, clearTo, keeps = {}, children }: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null)
  useResetOnNavigation(form)

  return (
    <details className={styles.panel} open={isOpen}>
      <summary className={button.secondary}>
        <Icon name="filter" />
        Filters
        {isActive && (
          <>
            <span className={styles.dot} />
            <VisuallyHidden>, filters applied</VisuallyHidden>
          </>
        )}
      </summary>
      <Form
        className={styles.body}
        ref={form}
        method="get"
        action={action}
        state={TO_HEADING}
        preventScrollReset
      >
        {Object.entries({ ...keeps, filters: 'open' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack gap={24}>
          {children}
          <Stack direction="row" gap={12}>
            <Button variant="primary">Apply</Button>
            <ButtonLink to={clearTo} state={TO_HEADING}>
              Clear<VisuallyHidden> all filters</VisuallyHidden>
            </ButtonLink>
          </Stack>
        </Stack>
      </Form>
    </details>
  )
}
