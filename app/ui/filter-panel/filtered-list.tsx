import type { ReactNode } from 'react'
import { filtered } from './filter-panel.css'

type FilteredListProps = {
  /** Class of another layout. */
  className?: string
  children: ReactNode
}

/** A `FilterPanel` and its list. On wide screens the open panel is beside the list. */
export function FilteredList({ className = filtered, children }: FilteredListProps) {
  return <div className={className}>{children}</div>
}
