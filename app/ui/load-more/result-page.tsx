import type { ReactNode } from 'react'
import { Stack } from '../stack/stack'

/** Rows that came together. Where Load More leads to, and where the focus goes when a script has brought them. */
export function ResultPage({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div id={`page-${number}`} role="group" aria-label={`Page ${number}`} tabIndex={-1}>
      <Stack>{children}</Stack>
    </div>
  )
}
