import type { ReactNode } from 'react'
import { filtered, filteredNarrow } from './filter-panel.css'

type FilteredListProps = {
  /** The list is beside another part of the page, so the panel stays above the list. */
  isNarrow?: boolean
  children: ReactNode
}

/** A `FilterPanel` and the list, which makes room for the open panel on wide screens. */
export function FilteredList({ isNarrow, children }: FilteredListProps) {
  return <div className={isNarrow ? filteredNarrow : filtered}>{children}</div>
}
