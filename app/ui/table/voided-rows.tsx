import { m } from '~/messages/messages'
import { Amount, DateText } from '../text/text'
import { Table } from './table'

export interface VoidedRow {
  billNumber: string
  receiptNumber: string
  plotNumber: string
  associateName: string
  date: string | null
  paise: number | null
  voidedOn: string | null
  reason: string
}

interface VoidedRowsProps {
  rows: VoidedRow[]
  /** What the rows are: void receipts or void payments. */
  caption: string
}

/** Receipts or payments that are void: struck, and in no sum (X114). */
export function VoidedRows({ rows, caption }: VoidedRowsProps) {
  if (rows.length === 0) return null
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={(_, index) => index}
      columns={[
        {
          header: rows[0]?.billNumber ? m.billNo() : m.receiptNo(),
          place: 'title',
          cell: (row) => <s>{nameOf(row)}</s>,
        },
        { header: m.date(), place: 'detail', cell: ({ date }) => <DateText date={date} /> },
        {
          header: m.voidSince(),
          place: 'detail',
          isLabelled: true,
          cell: ({ voidedOn }) => <DateText date={voidedOn} />,
        },
        { header: m.reason(), place: 'detail', cell: ({ reason }) => reason },
        {
          header: m.amount(),
          place: 'amount',
          isNumeric: true,
          cell: ({ paise }) => (
            <s>
              <Amount paise={paise} />
            </s>
          ),
        },
      ]}
    />
  )
}

const nameOf = ({ billNumber, receiptNumber, plotNumber, associateName }: VoidedRow) =>
  [billNumber, receiptNumber, plotNumber && m.plotNumber({ number: plotNumber }), associateName]
    .filter(Boolean)
    .join(' · ')
