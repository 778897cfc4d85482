import type { Payment, TeamPlotPayments } from '~/api/contract/payments'
import { amountColumn, type CsvFile, dateColumns } from '~/documents/csv'
import type { PaymentDay } from '~/domain/payment-days'
import { queryColumn } from '~/queries/query-column'

type Dated<Row> = Row & { date: string }
type TeamPayment = Omit<TeamPlotPayments, 'associates'> & TeamPlotPayments['associates'][number]

export function ownPaymentsCsv(
  days: PaymentDay<Payment>[],
  note?: string,
  isQueried: (payment: { commissionId: string | null }) => boolean = () => false,
): CsvFile<Dated<Payment>> {
  const rows = days.flatMap(({ date, rows }) => rows.map((row) => ({ ...row, date })))
  return {
    name: 'my-payments',
    columns: [
      ...dateColumns<Dated<Payment>>('Date', (row) => row.date),
      { header: 'Project', value: (row) => row.projectCode },
      { header: 'Plot No.', value: (row) => row.plotNumber },
      { header: 'Payment Mode', value: (row) => row.type },
      amountColumn('Amount', (row) => row.paise),
      ...queryColumn(rows, isQueried),
    ],
    rows,
    note,
  }
}

/** One row per plot and associate of a day. */
export function teamPaymentsCsv(
  days: PaymentDay<TeamPlotPayments>[],
  note?: string,
  isQueried: (payment: { commissionId: string | null }) => boolean = () => false,
): CsvFile<Dated<TeamPayment>> {
  const rows = days.flatMap(({ date, rows }) =>
    rows.flatMap(({ associates, ...plot }) => associates.map((row) => ({ ...plot, ...row, date }))),
  )
  return {
    name: 'team-payments',
    columns: [
      ...dateColumns<Dated<TeamPayment>>('Date', (row) => row.date),
      { header: 'Project', value: (row) => row.projectCode },
      { header: 'Plot No.', value: (row) => row.plotNumber },
      { header: 'Associate', value: (row) => row.associateName },
      { header: 'Associate Code', value: (row) => row.associateId },
      { header: 'Payment Mode', value: (row) => row.type },
      amountColumn('Amount', (row) => row.paise),
      ...queryColumn(rows, isQueried),
    ],
    rows,
    note,
  }
}
