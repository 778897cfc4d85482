import type { ReactNode } from 'react'
import { bookingLine } from '~/domain/statements'
import { Page } from '../page/page'

type StatementPageProps = {
  title: string
  booking: { plotNumber: string; customerName: string; projectName: string; associateName: string }
  back: { to: string; label: string }
  sort: ReactNode
  actions: ReactNode
  tabs?: ReactNode
  firm: string | undefined
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
  firm,
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
      print={{ firm, associate: booking.associateName, booking: heading, printedOn }}
      width="table"
    >
      {tabs}
      {children}
      {actions}
    </Page>
  )
}
