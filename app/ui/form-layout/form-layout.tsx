import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { layout } from './form-layout.css'

type FormLayoutProps = {
  summary?: ReactNode
  /** Primary action first. */
  actions: ReactNode
  children: ReactNode
}

export function FormLayout({ summary, actions, children }: FormLayoutProps) {
  return (
    <div className={layout}>
      {summary}
      {children}
      <Stack direction="row" gap={12}>
        {actions}
      </Stack>
    </div>
  )
}
