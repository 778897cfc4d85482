import type { ReactNode } from 'react'
import { bookingLine } from '~/domain/statements'
import { Page } from '../page/page'

export type StatementPageProps = {
  title: string
  booking: { plotNumber: string; customerName: string; projectName: string }
  back: { to: string; label: string }
  /** Ways to take it along. */
  actions: ReactNode
  /** The associate who looks at it, for the paper's head. */
  viewer: string
  /** `yyyy-MM-dd HH:mm:ss` in India time, from the server. */
  printedOn: string
  children: ReactNode
}

/** A statement of one booking, headed by its plot, customer and project on screen and on paper. */
export function StatementPage({
  title,
  booking,
  back,
  actions,
  viewer,
  printedOn,
  children,
}: StatementPageProps) {
  const heading = bookingLine(booking)
  return (
    <Page
      title={title}
      lead={heading}
      back={back}
      actions={actions}
      print={{ associate: viewer, booking: heading, printedOn }}
      width="table"
    >
      {children}
    </Page>
  )
}
