import type { ReactNode } from 'react'
import { m } from '~/messages/messages'
import { Stack } from '../stack/stack'

/** The rows of one page. The Load More link leads here, and a fetch moves the focus here. */
export function ResultPage({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div id={`page-${number}`} role="group" aria-label={m.pageNumber({ number })} tabIndex={-1}>
      <Stack>{children}</Stack>
    </div>
  )
}
