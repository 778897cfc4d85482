import type { CollectionRow } from '~/api/contract/collections'
import { formatDate } from '~/domain/dates'
import { callLink, indianMobile, instalmentsText, reminderText, whatsAppLink } from '~/domain/reminder'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { DateText } from '~/ui/date-text/date-text'
import { LateBadge } from '~/ui/late-badge/late-badge'
import { Stack } from '~/ui/stack/stack'
import { type Column, Table } from '~/ui/table/table'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import { about, mobile, states } from './collections-table.css'

export interface Sender {
  associateName: string
  firmName: string
}

interface CollectionsTableProps {
  caption: string
  rows: CollectionRow[]
  isTeam: boolean
  sender: Sender
}

/** Customers with an amount due, and the ways to ask for it. */
export function CollectionsTable({ caption, rows, isTeam, sender }: CollectionsTableProps) {
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={rows}
      rowKey={({ bookingId }) => bookingId}
      rowTo={({ bookingId }) =>
        paths.booking(bookingId, { from: isTeam ? 'team-collections' : 'collections' })
      }
      columns={[
        ...columns,
        ...(isTeam ? [associateColumn] : []),
        { header: 'Actions', place: 'actions', cell: (row) => <Actions row={row} sender={sender} /> },
      ]}
    />
  )
}

const nameOf = ({ customerName }: CollectionRow) => customerName || 'Customer'

const associateColumn: Column<CollectionRow> = {
  header: 'Associate',
  place: 'detail',
  isLabelled: true,
  cell: ({ associateName }) => associateName,
}

const columns: Column<CollectionRow>[] = [
  {
    header: 'Customer',
    place: 'what',
    cell: nameOf,
  },
  {
    header: 'Plot and instalment',
    place: 'detail',
    cell: (row) => (
      <span className={about}>
        {callLink(row.customerMobile) && <span className={mobile}>{indianMobile(row.customerMobile)}</span>}{' '}
        {[row.plotNumber && `Plot ${row.plotNumber}`, row.projectName].filter(Boolean).join(' · ')}
        <br />
        {instalmentsText(row)}, due <DateText date={row.dueOn} />
        {row.commissionPaise !== null && row.commissionPaise > 0 && (
          <>
            <br />
            Earns you <Amount paise={row.commissionPaise} />
          </>
        )}
        {!callLink(row.customerMobile) && (
          <>
            <br />
            {row.customerMobile || 'No mobile number'}
          </>
        )}
      </span>
    ),
  },
  {
    header: 'Amount',
    place: 'amount',
    cell: ({ paise }) => <Amount paise={paise} />,
    isNumeric: true,
  },
  {
    header: 'Status',
    place: 'state',
    cell: ({ daysLate, cancelsOn }) => (
      <div className={states}>
        {daysLate > 0 && <LateBadge days={daysLate} />}
        {cancelsOn && <Badge tone="critical" icon="close">{`Cancels on ${formatDate(cancelsOn)}`}</Badge>}
      </div>
    ),
  },
]

function Actions({ row, sender }: { row: CollectionRow; sender: Sender }) {
  const call = callLink(row.customerMobile)
  return (
    <Stack direction="row" gap={8}>
      {call && (
        <ButtonLink to={call}>
          <span>
            Call<VisuallyHidden> {nameOf(row)}</VisuallyHidden>
          </span>
        </ButtonLink>
      )}
      <ButtonLink to={whatsAppLink(row.customerMobile, reminderText(row, sender))} isNewTab>
        <span>
          Remind<VisuallyHidden> {nameOf(row)} on WhatsApp</VisuallyHidden>
        </span>
      </ButtonLink>
    </Stack>
  )
}
