import type { ReactNode } from 'react'
import { bookingLine } from '~/domain/statements'
import { Page } from '../page/page'

type StatementPageProps = {
  title: string
  booking: { plotNumber: string; customerName: string; projectName: string }
  back: { to: string; label: string }
  sort: ReactNode
  actions: ReactNode
  tabs?: ReactNode
  viewer: string
  /** `yyyy-MM-dd HH:mm:ss` in India time, from the server. */
  printedOn: string
  children: ReactNode
}

export function StatementPage({
  title,
  booking,
  back,
  sort,
  actions,
  tabs,
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
      sort={sort}
      print={{ associate: viewer, booking: heading, printedOn }}
      width="table"
    >
      {tabs}
      {children}
      {actions}
    </Page>
  )
}
