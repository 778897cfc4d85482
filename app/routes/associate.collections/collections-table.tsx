import { callLink, reminderText, type Sender, whatsAppLink } from '~/domain/reminder'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { useFrom } from '~/screen/use-from'
import { hiddenParts, RichText } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import type { TableSort } from '~/ui/table/column-head'
import { fieldColumns } from '~/ui/table/field-columns'
import { type Column, Table } from '~/ui/table/table'
import { collectionFields } from './collection-fields'
import * as styles from './collections-table.css'
import type { ShownRow } from './load-collections.server'
import { isUrgent, nameOf, PlotAndFacts, RowState } from './row-state'

interface CollectionsTableProps {
  caption: string
  rows: ShownRow[]
  isTeam: boolean
  sender: Sender
  sort: TableSort | null
}

/** Customers with an amount due, and links to call or remind them. */
export function CollectionsTable({ caption, rows, isTeam, sender, sort }: CollectionsTableProps) {
  const from = useFrom()
  return (
    <div className={styles.scope[isTeam ? 'team' : 'own']}>
      <Table
        caption={caption}
        isCaptionHidden
        rows={rows}
        sort={sort}
        rowKey={({ bookingId }) => bookingId}
        rowTo={({ bookingId }) => paths.booking(bookingId, { from })}
        columns={[
          ...collectionColumns(isTeam),
          { header: m.actions(), place: 'actions', cell: (row) => <Actions row={row} sender={sender} /> },
        ]}
      />
    </div>
  )
}

export const collectionColumns = (isTeam: boolean): Column<ShownRow>[] =>
  fieldColumns(collectionFields, {
    customer: { place: 'title', cell: nameOf },
    plot: { header: m.plot(), place: 'detail', cell: (row) => <PlotAndFacts row={row} /> },
    due_on: { header: m.dueDate(), place: 'state', isMinor: isUrgent },
    amount: { header: m.amount(), place: 'amount' },
    days_late: { header: m.status(), place: 'state', cell: (row) => <RowState row={row} /> },
    associate: isTeam && { place: 'detail', isLabelled: true },
  })

function Actions({ row, sender }: { row: ShownRow; sender: Sender }) {
  const name = nameOf(row)
  const call = callLink(row.customerMobile)
  const remind = call ? m.remindHiddenName : m.remindInChosenChat
  return (
    <div className={styles.actions}>
      {call && (
        <ButtonLink to={call} icon="call">
          <RichText text={m.callHiddenName({ name })} parts={hiddenParts} />
        </ButtonLink>
      )}
      <ButtonLink
        to={row.reminderUrl ?? whatsAppLink(row.customerMobile, reminderText(row, sender))}
        icon="chat"
        isNewTab
      >
        <RichText text={remind({ name })} parts={hiddenParts} />
      </ButtonLink>
    </div>
  )
}
