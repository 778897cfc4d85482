import { BillNote } from '~/subjects/commission/deductions'
import { afterLastRow } from '~/subjects/commission/recorded-bills'
import { formatDate } from '~/domain/dates'
import { isWhole, type LoadedPart, type PaymentDay } from '~/domain/payment-days'
import { sumOf } from '~/domain/money'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { useFrom } from '~/screen/use-from'
import { isPaymentQueried, type QueriedPayment } from '~/subjects/queries/queried-payments'
import { Amount, UpstreamText } from '~/ui/text/text'
import { Icon } from '~/ui/icon/icon'
import type { TableSort } from '~/ui/table/column-head'
import { SortMenu } from '~/ui/table/sort-menu'
import { type Column, type RowGroup, Table } from '~/ui/table/table'
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
              groups: groupsOf(days, list, queried),
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

/** Days, and the bills of a day that has several with several payments. A day of one bill names the bill itself. */
function groupsOf(
  days: PaymentDay<ShownPayment>[],
  list: LoadedPart,
  queried: QueriedPayment[],
): RowGroup<OwnRow>[] {
  const billsOfDays = days.map(({ rows }) => billsOf(rows, queried))
  const allBills = billsOfDays.flat()
  return days.flatMap((day, index): RowGroup<OwnRow>[] => {
    const bills = billsOfDays[index]!
    const rowsOf = (payments: ShownPayment[], isNamedAbove: boolean) =>
      payments.map((payment) => ({ date: day.date, payment, isNamedAbove }))
    const head = {
      key: day.date,
      heading: formatDate(day.date),
      sum: isWhole(days, index, list) ? <Amount paise={day.paise} /> : undefined,
    }
    if (bills.every(({ rows }) => rows.length === 1)) return [{ ...head, rows: rowsOf(day.rows, false) }]
    const [first] = bills
    if (first && bills.length === 1)
      return [{ ...head, detail: nameOf(first), rows: rowsOf(day.rows, first.isUniform) }]
    return [
      { ...head, rows: [] },
      ...bills.map((bill, number) => ({
        key: `${day.date} ${number}`,
        level: 3 as const,
        heading: nameOf(bill),
        sum: isWhole(allBills, allBills.indexOf(bill), list) ? (
          <Amount paise={sumOf(bill.rows, ({ paise }) => paise)} />
        ) : undefined,
        rows: rowsOf(bill.rows, bill.isUniform),
      })),
    ]
  })
}

interface Bill {
  rows: ShownPayment[]
  /** True for payments of one type without a query. */
  isUniform: boolean
}

/** Payments of one bill that follow each other. */
function billsOf(payments: ShownPayment[], queried: QueriedPayment[]): Bill[] {
  const bills: Bill[] = []
  for (const payment of payments) {
    const isWithoutQuery = !isPaymentQueried(queried, payment)
    const last = bills.at(-1)
    const first = last?.rows[0]
    if (last && first?.billNumber === payment.billNumber) {
      last.rows.push(payment)
      last.isUniform &&=
        isWithoutQuery && first.type === payment.type && first.isUnconfirmed === payment.isUnconfirmed
    } else bills.push({ rows: [payment], isUniform: isWithoutQuery })
  }
  return bills
}

const nameOf = ({ rows: [payment], isUniform }: Bill) =>
  payment && (
    <>
      {isUniform && <PaymentType {...payment} queried={[]} />}
      {isUniform && payment.billNumber && ' · '}
      {payment.billNumber}
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
