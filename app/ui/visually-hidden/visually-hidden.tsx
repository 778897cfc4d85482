import type { ReactNode } from 'react'
import { hidden } from '~/ui/styles/shared.css'

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
