import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { layout } from './form-layout.css'

export type FormLayoutProps = {
  /** Error summary or a notice. */
  summary?: ReactNode
  /** Buttons, the primary one first. */
  actions: ReactNode
  children: ReactNode
}

/** The inside of a form: what went wrong, the fields, the buttons. */
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
