import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { formLayout, wideFormLayout } from '~/ui/styles/shared.css'

type FormLayoutProps = {
  summary?: ReactNode
  /** Primary action first. */
  actions: ReactNode
  /** For fields in two columns. */
  isWide?: boolean
  children: ReactNode
}

export function FormLayout({ summary, actions, isWide, children }: FormLayoutProps) {
  return (
    <div className={isWide ? wideFormLayout : formLayout}>
      {summary}
      {children}
      <Stack direction="row" gap={12}>
        {actions}
      </Stack>
    </div>
  )
}
