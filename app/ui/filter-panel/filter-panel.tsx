import { Form } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { m } from '~/messages/messages'
import { Button, ButtonLink } from '../button/button'
import { button } from '../button/button.css'
import { useResetOnNavigation } from '../form-layout/use-reset-on-navigation'
import { TO_HEADING } from '../frame/use-focus-on-navigation'
import { Icon } from '../icon/icon'
import { hiddenParts, RichText } from '../rich-text/rich-text'
import { Stack } from '../stack/stack'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import * as styles from './filter-panel.css'

type FilterPanelProps = {
  action: string
  isOpen: boolean
  isActive: boolean
  /** Address of the list without filters. */
  clearTo: string
  /** Apply sends these fields, and also `filters=open`, which keeps the panel open. */
  hiddenFields?: Record<string, string>
  children: ReactNode
}

export function FilterPanel({
  action,
  isOpen,
  isActive,
  clearTo,
  hiddenFields = {},
  children,
}: FilterPanelProps) {
  const form = useRef<HTMLFormElement>(null)
  useResetOnNavigation(form)

  return (
    <details className={styles.panel} open={isOpen}>
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
      <Form
        className={styles.body}
        ref={form}
        method="get"
        action={action}
        state={TO_HEADING}
        preventScrollReset
      >
        {Object.entries({ ...hiddenFields, filters: 'open' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stack gap={24}>
          {children}
          <Stack direction="row" gap={12}>
            <Button variant="primary">{m.apply()}</Button>
            <ButtonLink to={clearTo} state={TO_HEADING}>
              <RichText text={m.clearSection({ section: m.allFilters() })} parts={hiddenParts} />
            </ButtonLink>
          </Stack>
        </Stack>
      </Form>
    </details>
  )
}
