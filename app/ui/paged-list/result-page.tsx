import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { Stack } from '../stack/stack'

/** Rows of one page: link target of Load More, and focus target after a fetch. */
export function ResultPage({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div id={`page-${number}`} role="group" aria-label={m.pageNumber({ number })} tabIndex={-1}>
      <Stack>{children}</Stack>
    </div>
  )
}
