import type { ReactNode } from 'react'
import { filtered, filteredNarrow } from './filter-panel.css'

type FilteredListProps = {
  /** The panel stays above the list, because the list is itself beside another part of the page. */
  isNarrow?: boolean
  children: ReactNode
}

/** A `FilterPanel` and its list. On wide screens the open panel is beside the list. */
export function FilteredList({ isNarrow, children }: FilteredListProps) {
  return <div className={isNarrow ? filteredNarrow : filtered}>{children}</div>
}
