import type { ReactNode } from 'react'
import { hidden } from '~/styles/shared.css'

/** Words that are heard and not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
