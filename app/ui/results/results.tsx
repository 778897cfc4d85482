import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'

type ResultsProps = {
  /** Such as "3 bookings". */
  summary: string
  /** A change announces the summary again, even if its text is the same. */
  filters: unknown
  empty: ReactNode
  children: ReactNode
}

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
