import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { formLayout } from '~/ui/styles/shared.css'

type FormLayoutProps = {
  summary?: ReactNode
  /** Primary action first. */
  actions: ReactNode
  children: ReactNode
}

export function FormLayout({ summary, actions, children }: FormLayoutProps) {
  return (
    <div className={formLayout}>
      {summary}
      {children}
      <Stack direction="row" gap={12}>
        {actions}
      </Stack>
    </div>
  )
}
