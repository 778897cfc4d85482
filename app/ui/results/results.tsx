import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

export type ResultsProps = {
  /** What is there, such as "3 bookings". */
  summary: string
  /** The filters in use: with others the summary is announced again, even when it says the same. */
  filters: unknown
  /** Where there are no results, what stands in their place. */
  empty: ReactNode
  children: ReactNode
}

/** A filtered list. What the filters found is announced when they change, and read before the list. */
export function Results({ summary, filters, empty, children }: ResultsProps) {
  return (
    <div>
      <div role="status">
        {empty || <VisuallyHidden key={JSON.stringify(filters)}>{summary}</VisuallyHidden>}
      </div>
      {!empty && <Stack>{children}</Stack>}
    </div>
  )
}
