import type { ReactNode } from 'react'
import { columns } from './columns.css'

/** Shows its children in two columns on wide screens and in print. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={columns}>{children}</div>
}
