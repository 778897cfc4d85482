import { BillNote } from '~/subjects/commission/deductions'
import { afterLastRow } from '~/subjects/commission/recorded-bills'
import { formatDate } from '~/domain/dates'
import { isWholeDay, type LoadedPart } from '~/domain/payment-days'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { useFrom } from '~/screen/use-from'
import { isPaymentQueried, type QueriedPayment } from '~/subjects/queries/queried-payments'
import { Amount, UpstreamText } from '~/ui/text/text'
import { Icon } from '~/ui/icon/icon'
import type { TableSort } from '~/ui/table/column-head'
import { SortMenu } from '~/ui/table/sort-menu'
import { type Column, Table } from '~/ui/table/table'
import { paymentIcon } from '~/subjects/commission/payment-list/payment-icon'
import { DATE } from './payment-filters'
import {
  ownDays,
  ownRows,
  pageAnchors,
  type PaymentsPage,
  recordedBillsIn,
  type ShownPayment,
} from './payments-page'

export interface PaymentsTableProps {
  list: LoadedPart & { pages: PaymentsPage[] }
  /** Payments with an open query. */
  queried: QueriedPayment[]
  /** Null if the list cannot be sorted. */
  sort: TableSort | null
}

interface OwnRow {
  date: string
  /** True if the heading of the day names type and bill. */
  isNamedAbove: boolean
  payment: ShownPayment
}

/** By default payments are grouped by day. In another order they have no groups and no sums, but a date each. */
export function OwnPayments({ list, queried, sort }: PaymentsTableProps) {
  const { pages } = list
  const from = useFrom(paths.payments())
  const anchors = pageAnchors(pages, (page) => (page.view === 'own' ? page.days[0]?.rows[0] : undefined))
  const days = ownDays(pages)
  const rows = ownRows(pages)
  const isSorted = sort?.by != null
  const billAfter = afterLastRow(
    rows.map(({ payment }) => payment),
    recordedBillsIn(pages),
  )
  const columns: Column<OwnRow>[] = [
    ...(isSorted ? [dateColumn<OwnRow>()] : []),
    {
      header: m.plot(),
      place: 'title',
      cell: ({ payment: { plotNumber, projectCode } }) => m.plotInProject({ plotNumber, projectCode }),
      sortBy: 'plot',
    },
    {
      header: m.type(),
      place: 'detail',
      cell: ({ payment }) => <PaymentType {...payment} queried={queried} />,
      isMinor: ({ isNamedAbove }) => isNamedAbove,
    },
    { ...billColumn<OwnRow>(), isMinor: ({ isNamedAbove }) => isNamedAbove },
    ...(rows.some(({ payment }) => payment.receiptNumber !== '') ? [receiptColumn(isSorted)] : []),
    {
      header: m.amount(),
      place: 'amount',
      cell: ({ payment }) => <Amount paise={payment.paise} />,
      isNumeric: true,
      sortBy: 'amount',
    },
  ]
  return (
    <>
      {rows.length > 1 && <SortMenu columns={columns} sort={sort} />}
      <Table
        caption={m.myPayments()}
        isCaptionHidden
        {...(isSorted
          ? { rows: rows.map((row) => ({ ...row, isNamedAbove: false })) }
          : {
              groups: days.map((day, index) => {
                const isNamedAbove = isUniform(day.rows, queried)
                return {
                  key: day.date,
                  heading: formatDate(day.date),
                  detail: isNamedAbove && <DayDetail payment={day.rows[0]!} />,
                  sum: isWholeDay(days, index, list) ? <Amount paise={day.paise} /> : undefined,
                  rows: day.rows.map((payment) => ({ date: day.date, payment, isNamedAbove })),
                }
              }),
            })}
        rowKey={({ payment: { commissionId, bookingId, receiptId } }, index) =>
          `${commissionId} ${bookingId} ${receiptId} ${index}`
        }
        rowId={({ payment }) => anchors.get(payment)}
        rowTo={({ payment }) => detailsOf(payment, from)}
        noteOf={({ payment }) => {
          const bill = billAfter(payment)
          return bill && <BillNote bill={bill} />
        }}
        columns={columns}
        sort={sort}
      />
    </>
  )
}

/** True for several payments of one type and bill, without a query. */
function isUniform(payments: ShownPayment[], queried: QueriedPayment[]): boolean {
  const kinds = payments.map(
    ({ type, isUnconfirmed, billNumber }) => `${type} ${isUnconfirmed} ${billNumber}`,
  )
  return (
    payments.length > 1 &&
    new Set(kinds).size === 1 &&
    !payments.some((payment) => isPaymentQueried(queried, payment))
  )
}

const DayDetail = ({ payment }: { payment: ShownPayment }) => (
  <>
    <PaymentType {...payment} queried={[]} />
    {payment.billNumber && ` · ${payment.billNumber}`}
  </>
)

/** Sorting by date restores the days. */
export const dateColumn = <Row extends { date: string }>(): Column<Row> => ({
  header: m.date(),
  place: 'detail',
  cell: ({ date }) => formatDate(date),
  sortBy: DATE,
})

/** As in the bill's PDF, the file of payments and Received CMSN (X096). */
export const billColumn = <Row extends { payment: { billNumber: string } }>(): Column<Row> => ({
  header: m.billNo(),
  place: 'detail',
  isSpare: true,
  cell: ({ payment }) => payment.billNumber,
})

/** The receipt number distinguishes payments of the same day, plot and amount. */
const receiptColumn = (isSorted: boolean): Column<OwnRow> => ({
  header: m.receiptNo(),
  place: 'detail',
  isSpare: isSorted,
  cell: ({ payment }) => payment.receiptNumber,
})

interface PaymentTypeProps {
  type: string
  commissionId: string | null
  receiptNumber?: string
  isUnconfirmed?: boolean
  queried: QueriedPayment[]
}

export function PaymentType({ type, isUnconfirmed, queried, ...payment }: PaymentTypeProps) {
  return (
    <>
      <Icon name={paymentIcon(type)} />
      <UpstreamText>{` ${paymentTypeName(type)}`}</UpstreamText>
      {isUnconfirmed && m.notConfirmedYet()}
      {isPaymentQueried(queried, payment) && m.queryOpen()}
    </>
  )
}

/** Receipt id of a payment without a receipt (M194). */
const NO_RECEIPT = '0'

/** Address of the details. Undefined if the plot number or any id except the receipt id is missing. */
function detailsOf(payment: ShownPayment, from?: string): string | undefined {
  const { projectId, plotNumber: plot, bookingId, commissionId } = payment
  if (projectId === null || plot === '' || bookingId === null || commissionId === null) return undefined
  return paths.paymentDetails({
    projectId,
    plot,
    bookingId,
    commissionId,
    receiptId: payment.receiptId ?? NO_RECEIPT,
    from,
  })
}
