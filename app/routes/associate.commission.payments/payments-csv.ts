import type { Payment, TeamPlotPayments } from '~/contract/payments'
import type { RecordedDeductions } from '~/contract/recorded-deductions'
import type { Field, Fields } from '~/domain/fields'
import type { PaymentDay } from '~/domain/payment-days'
import { paymentTypeName } from '~/domain/upstream-words'
import type { CsvFile } from '~/files/csv'
import { m } from '~/messages/messages'
import { deductionFields } from '~/subjects/commission/deduction-fields'
import { isPaymentQueried, type QueriedPayment, queryField } from '~/subjects/queries/queried-payments'

type Dated<Row> = Row & { date: string }
type TeamPayment = Omit<TeamPlotPayments, 'associates'> & TeamPlotPayments['associates'][number]

interface FileParts {
  /** A financial year such as `2025-26`, or a month; empty for all years. */
  period?: string
  note?: string
  queried?: QueriedPayment[]
}

export function ownPaymentsCsv(
  days: PaymentDay<Payment>[],
  { period, note, queried = [] }: FileParts = {},
): CsvFile<Dated<Payment>> {
  const rows = days.flatMap(({ date, rows }) => rows.map((row) => ({ ...row, date })))
  return {
    name: nameOf('my-payments', period),
    fields: {
      ...plotFields,
      ...paymentFields(rows),
      ...recordedFieldsOf(rows),
      ...(rows.some(({ isUnconfirmed }) => isUnconfirmed) && confirmationField),
      ...queryField(rows, (row) => isPaymentQueried(queried, row)),
    },
    rows,
    note,
  }
}

/** Marks the cash that the sums of a year leave out (X091). */
const confirmationField: Fields<Payment> = {
  confirmation: {
    label: m.confirmation,
    value: (row) => (row.isUnconfirmed ? m.confirmationMissing() : ''),
  },
}

/** One row per payment. */
export function teamPaymentsCsv(
  days: PaymentDay<TeamPlotPayments>[],
  { period, note, queried = [] }: FileParts = {},
): CsvFile<Dated<TeamPayment>> {
  const rows = days.flatMap(({ date, rows }) =>
    rows.flatMap(({ associates, ...plot }) => associates.map((row) => ({ ...plot, ...row, date }))),
  )
  return {
    name: nameOf('team-payments', period),
    fields: {
      ...plotFields,
      associate: { label: m.associate, value: (row) => row.associateName },
      code: { label: m.associateCode, value: (row) => row.associateId },
      ...paymentFields(rows),
      ...recordedFieldsOf(rows),
      ...queryField(rows, (row) => isPaymentQueried(queried, row)),
    },
    rows,
    note,
  }
}

const nameOf = (list: string, period: string | undefined) => (period ? `${list}-${period}` : list)

type PaymentLine = Dated<
  Pick<Payment, 'projectCode' | 'plotNumber' | 'type' | 'billNumber' | 'receiptNumber' | 'paise'>
>

const plotFields: Fields<PaymentLine> = {
  date: { label: m.date, kind: 'date', value: (row) => row.date },
  project: { label: m.project, value: (row) => row.projectCode },
  plot: { label: m.plotNo, value: (row) => row.plotNumber },
}

/** An upstream need not send receipt numbers. */
const paymentFields = (rows: PaymentLine[]): Fields<PaymentLine> => ({
  mode: { label: m.paymentMode, value: (row) => paymentTypeName(row.type) },
  bill: { label: m.billNo, value: (row) => row.billNumber },
  ...(rows.some(({ receiptNumber }) => receiptNumber !== '') && {
    receipt: { label: m.receiptNo, value: (row) => row.receiptNumber },
  }),
  amount: { label: m.amount, kind: 'amount', value: (row) => row.paise },
})

interface RecordedRow {
  commissionId: string | null
  deductions: RecordedDeductions | null
}

/** Only the first row of a bill has its amounts, so that a spreadsheet can add them. Absent if nothing is recorded. */
function recordedFieldsOf<Row extends RecordedRow>(rows: Row[]): Fields<Row> {
  const recorded = rows.filter(({ deductions }) => deductions !== null)
  const firstRowOf = new Map(recorded.toReversed().map((row) => [row.commissionId ?? row, row]))
  if (recorded.length === 0) return {}
  const deductionsOf = (row: Row) => (firstRowOf.get(row.commissionId ?? row) === row ? row.deductions : null)
  return Object.fromEntries(
    Object.entries<Field<RecordedDeductions>>(recordedFields).map(([name, field]) => {
      const ofBill = {
        kind: field.kind,
        label: () => m.ofWholeBill({ label: field.label() }),
        value: (row: Row) => {
          const deductions = deductionsOf(row)
          return deductions && field.value(deductions)
        },
      } as Field<Row>
      return [name, ofBill]
    }),
  )
}

const { credited, ...deducted } = deductionFields

const recordedFields = {
  ...deducted,
  reason: { label: m.reason, value: (row) => row.otherReason },
  credited,
  reference: { label: m.paymentReference, value: (row) => row.reference },
} satisfies Fields<RecordedDeductions>
