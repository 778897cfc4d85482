import type { ReactNode } from 'react'
import { columns } from './columns.css'

type ColumnsProps = {
  /** Which column is the larger. */
  larger?: keyof typeof columns
  /** In reading order. */
  children: ReactNode
}

/** Parts of a page, two beside each other on wide screens. */
export function Columns({ larger = 'equal', children }: ColumnsProps) {
  return <div className={columns[larger]}>{children}</div>
}
