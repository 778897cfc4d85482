import type { ReactNode } from 'react'
import { filtered, filteredBesidePart } from './filter-panel.css'

type FilteredListProps = {
  /** True if the children are the panel, another part of the page, and the list. On wide screens the part is below the panel. */
  hasPart?: boolean
  children: ReactNode
}

/** A `FilterPanel` and its list. On wide screens the open panel is beside the list. */
export function FilteredList({ hasPart, children }: FilteredListProps) {
  return <div className={hasPart ? filteredBesidePart : filtered}>{children}</div>
}
