import type { Payment, TeamPlotPayments } from '~/api/contract/payments'
import { amountColumn, type CsvFile, dateColumns } from '~/documents/csv'
import type { PaymentDay } from '~/domain/payment-days'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { isPaymentQueried, type QueriedPayment } from '~/queries/queried-payments'
import { queryColumn } from '~/queries/query-column'

type Dated<Row> = Row & { date: string }
type TeamPayment = Omit<TeamPlotPayments, 'associates'> & TeamPlotPayments['associates'][number]

export function ownPaymentsCsv(
  days: PaymentDay<Payment>[],
  note?: string,
  queried: QueriedPayment[] = [],
): CsvFile<Dated<Payment>> {
  const rows = days.flatMap(({ date, rows }) => rows.map((row) => ({ ...row, date })))
  return {
    name: 'my-payments',
    columns: [
      ...dateColumns<Dated<Payment>>(m.date(), (row) => row.date),
      { header: m.project(), value: (row) => row.projectCode },
      { header: m.plotNo(), value: (row) => row.plotNumber },
      { header: m.paymentMode(), value: (row) => paymentTypeName(row.type) },
      ...(rows.some(({ receiptNumber }) => receiptNumber !== '')
        ? [{ header: m.receiptNo(), value: (row: Dated<Payment>) => row.receiptNumber }]
        : []),
      amountColumn(m.amount(), (row) => row.paise),
      ...queryColumn(rows, (row) => isPaymentQueried(queried, row)),
    ],
    rows,
    note,
  }
}

/** One row per payment. */
export function teamPaymentsCsv(
  days: PaymentDay<TeamPlotPayments>[],
  note?: string,
  queried: QueriedPayment[] = [],
): CsvFile<Dated<TeamPayment>> {
  const rows = days.flatMap(({ date, rows }) =>
    rows.flatMap(({ associates, ...plot }) => associates.map((row) => ({ ...plot, ...row, date }))),
  )
  return {
    name: 'team-payments',
    columns: [
      ...dateColumns<Dated<TeamPayment>>(m.date(), (row) => row.date),
      { header: m.project(), value: (row) => row.projectCode },
      { header: m.plotNo(), value: (row) => row.plotNumber },
      { header: m.associate(), value: (row) => row.associateName },
      { header: m.associateCode(), value: (row) => row.associateId },
      { header: m.paymentMode(), value: (row) => paymentTypeName(row.type) },
      amountColumn(m.amount(), (row) => row.paise),
      ...queryColumn(rows, (row) => isPaymentQueried(queried, row)),
    ],
    rows,
    note,
  }
}
