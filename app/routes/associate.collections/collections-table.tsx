import { callLink, reminderText, type Sender, whatsAppLink } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { ButtonLink } from '~/ui/button/button'
import { DateText } from '~/ui/date-text/date-text'
import { hiddenParts, RichText } from '~/ui/rich-text/rich-text'
import type { TableSort } from '~/ui/table/column-head'
import { type Column, Table } from '~/ui/table/table'
import { actions } from './collections-table.css'
import type { ShownRow } from './load-collections.server'
import { nameOf, RowState } from './row-state'

interface CollectionsTableProps {
  caption: string
  rows: ShownRow[]
  isTeam: boolean
  sender: Sender
  sort: TableSort | null
}

/** Customers with an amount due, and links to call or remind them. */
export function CollectionsTable({ caption, rows, isTeam, sender, sort }: CollectionsTableProps) {
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={rows}
      sort={sort}
      rowKey={({ bookingId }) => bookingId}
      rowTo={({ bookingId }) =>
        paths.booking(bookingId, { from: isTeam ? 'team-collections' : 'collections' })
      }
      columns={[
        ...collectionColumns(isTeam),
        { header: m.actions(), place: 'actions', cell: (row) => <Actions row={row} sender={sender} /> },
      ]}
    />
  )
}

export const collectionColumns = (isTeam: boolean): Column<ShownRow>[] => [
  {
    header: m.customer(),
    place: 'title',
    cell: nameOf,
  },
  {
    header: m.plot(),
    place: 'detail',
    cell: (row) =>
      [row.plotNumber && m.plotNumber({ number: row.plotNumber }), row.projectName]
        .filter(Boolean)
        .join(' · '),
  },
  {
    header: m.dueDate(),
    place: 'detail',
    isLabelled: true,
    shortHeader: m.due(),
    sortBy: 'due_on',
    cell: ({ dueOn }) => <DateText date={dueOn} />,
  },
  {
    header: m.amount(),
    place: 'amount',
    cell: ({ paise }) => <Amount paise={paise} />,
    isNumeric: true,
    sortBy: 'amount',
  },
  {
    header: m.status(),
    place: 'state',
    cell: (row) => <RowState row={row} isTeam={isTeam} />,
  },
]

function Actions({ row, sender }: { row: ShownRow; sender: Sender }) {
  const call = callLink(row.customerMobile)
  const remind = call ? m.remindHiddenName : m.remindInChosenChat
  return (
    <div className={actions}>
      {call && (
        <ButtonLink to={call}>
          <span>
            <RichText text={m.callHiddenName({ name: nameOf(row) })} parts={hiddenParts} />
          </span>
        </ButtonLink>
      )}
      <ButtonLink to={whatsAppLink(row.customerMobile, row.reminder ?? reminderText(row, sender))} isNewTab>
        <span>
          <RichText text={remind({ name: nameOf(row) })} parts={hiddenParts} />
        </span>
      </ButtonLink>
    </div>
  )
}
