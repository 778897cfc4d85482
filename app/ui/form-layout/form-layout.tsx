import type { ReactNode } from 'react'
import { formLayout, wideFormLayout } from '~/ui/styles/shared.css'
import * as styles from './form-layout.css'

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
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
