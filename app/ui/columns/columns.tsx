import type { ReactNode } from 'react'
import { columns } from './columns.css'

type ColumnsProps = {
  larger?: keyof typeof columns
  children: ReactNode
}

/** The parts of a page, in two columns on wide screens. */
export function Columns({ larger = 'equal', children }: ColumnsProps) {
  return <div className={columns[larger]}>{children}</div>
}
