import type { ReactNode } from 'react'
import { columns } from './columns.css'

/** Shows the parts of a page in two columns on wide screens. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={columns}>{children}</div>
}
