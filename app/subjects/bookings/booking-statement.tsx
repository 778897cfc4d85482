import type { ComponentProps, ReactNode } from 'react'
import { sortSearch, type SortSearch } from '~/domain/sorting'
import { bookingLine } from '~/domain/statements'
import { m } from '~/messages/messages'
import { paths, withQuery } from '~/paths/paths'
import { ButtonLink } from '~/ui/button/button'
import { DetailsMenu } from '~/ui/details-menu/details-menu'
import { ExportActions } from '~/ui/export-actions/export-actions'
import { Page, RecordActions } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import type { TableSort } from '~/ui/table/column-head'
import { SortMenu } from '~/ui/table/sort-menu'
import { hiddenParts, RichText } from '~/ui/text/text'
import { CancellationNotice } from './booking-notes'
import { BookingTabs } from './booking-tabs'
import type { InstalmentsStatement, ReceiptsStatement } from './statements.server'

type Statement = ReceiptsStatement | InstalmentsStatement

const statements = {
  receipts: { title: m.receipts, fileTo: paths.receiptsFile },
  emi: { title: m.emiStatement, fileTo: paths.emiStatementFile },
}

interface BookingStatementProps {
  kind: keyof typeof statements
  statement: Statement
  columns: ComponentProps<typeof SortMenu>['columns']
  rowCount: number
  figures: ReactNode
  children: (sort: TableSort) => ReactNode
}

/** Shown in the areas of bookings, payments and auto-cancelled bookings (M167, M170). */
export function BookingStatement({
  kind,
  statement,
  columns,
  rowCount,
  figures,
  children,
}: BookingStatementProps) {
  const { title, fileTo } = statements[kind]
  const { booking, back, firm, printedOn, bookingId, from, area, statementsTo, sorting } = statement
  const isBooking = area === 'bookings'
  const sort = {
    ...sorting,
    to: (search: Partial<SortSearch>) => withQuery({ from: isBooking ? from : undefined, ...search }),
  }
  const order = sortSearch(sorting)
  const heading = bookingLine(booking)
  return (
    <Page
      title={title()}
      lead={heading}
      back={back}
      print={{ firm, associate: booking.associateName, booking: heading, printedOn }}
      width="table"
      sort={rowCount > 1 && <SortMenu columns={columns} sort={sort} />}
    >
      <BookingTabs bookingId={bookingId} current={kind} from={from} statementsTo={statementsTo} />
      {statement.cancellation && <CancellationNotice />}
      {figures}
      <RecordActions>
        <Stack direction="row" gap={8}>
          {isBooking && statement.canShare && (
            <ButtonLink to={paths.shareBooking(bookingId)} icon="share">
              <RichText text={m.shareHiddenWithCustomer()} parts={hiddenParts} />
            </ButtonLink>
          )}
          <ButtonLink to={fileTo(bookingId, 'pdf', order)} icon="download" isDocument>
            <RichText text={m.downloadHiddenPdf()} parts={hiddenParts} />
          </ButtonLink>
          <DetailsMenu label={m.options()}>
            <ExportActions csv={fileTo(bookingId, 'csv', order)} shareText={statement.shareText} />
          </DetailsMenu>
        </Stack>
      </RecordActions>
      {children(sort)}
    </Page>
  )
}
