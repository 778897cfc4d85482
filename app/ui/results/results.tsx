import { Fragment, type ReactNode } from 'react'
import { Stack } from '../stack/stack'
import { VisuallyHidden } from '../text/text'

type ResultsProps = {
  /** Such as "3 bookings". */
  summary: string
  /** On a change, screen readers announce the summary or `empty` again, even if the text is the same. */
  filters: unknown
  empty: ReactNode
  children: ReactNode
}

export function Results({ summary, filters, empty, children }: ResultsProps) {
  return (
    <div>
      <div role="status">
        <Fragment key={JSON.stringify(filters)}>
          {empty || <VisuallyHidden>{summary}</VisuallyHidden>}
        </Fragment>
      </div>
      {!empty && <Stack>{children}</Stack>}
    </div>
  )
}
