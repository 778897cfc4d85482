import type { Fact, PdfContent } from '../../app/files/pdf-content'
import { formatDate, formatDateTime } from '../../app/domain/dates'
import { formatRupees } from '../../app/domain/money'
import type { CashBillStatusId } from '../schema'

interface PaidBill {
  code: string
  associate_id: string
  associate_name: string
  billed_on: string
  payment_type: string
  project_name: string
  /** Only cash bills have this and the next two fields. */
  cash_status_id?: CashBillStatusId | null
  cash_accepted_at?: string | null
  cash_received_at?: string | null
  /** Undefined if the firm recorded nothing. */
  recorded?: Recorded
}

interface Recorded {
  gross_rupees: number
  tds_rupees: number | null
  gst_rupees: number | null
  other_deduction_rupees: number | null
  other_deduction_reason: string | null
  credited_rupees: number | null
  reference: string | null
}

interface BillPayment {
  plot_number: string
  customer_name: string
  receipt_number: string
  received_on: string
  receipt_rupees: number
  less_rupees: number
  receipt_net_rupees: number
  net_percent_ten_thousandths: number
  net_commission_rupees: number
}

interface VoidPayment {
  receipt_no: string
  amount: number
  voided_date: string | null
  void_reason: string | null
}

interface PaidCommission {
  bill: PaidBill
  payments: BillPayment[]
  voided: VoidPayment[]
}

/** Lists what a commission bill paid, receipt by receipt. */
export function commissionPdfContent(title: string, { bill, payments, voided }: PaidCommission): PdfContent {
  const sum = (rupeesOf: (payment: BillPayment) => number) =>
    rupees(payments.reduce((total, payment) => total + rupeesOf(payment), 0))
  return {
    title,
    facts: [
      { label: 'Associate', value: `${bill.associate_name} (${bill.associate_id})` },
      { label: 'Bill No.', value: bill.code },
      { label: 'Bill Date', value: formatDate(bill.billed_on) },
      { label: 'Project', value: bill.project_name },
      { label: 'Payment Type', value: bill.payment_type },
      ...cashFacts(bill),
      ...(bill.recorded ? recordedFacts(bill.recorded) : []),
    ],
    tables: [
      {
        caption: 'Payments',
        emptyText: 'No results found',
        columns: [
          { header: 'Plot No.', isRowHeader: true },
          { header: 'Customer' },
          { header: 'Receipt No.' },
          { header: 'Receipt Date' },
          { header: 'Receipt Amount', isNumeric: true },
          { header: 'Less', isNumeric: true },
          { header: 'Net Receipt', isNumeric: true },
          { header: 'Net Cmsn %', isNumeric: true },
          { header: 'Net Cmsn Amt', isNumeric: true },
        ],
        rows: payments.map((payment) => [
          payment.plot_number,
          payment.customer_name,
          payment.receipt_number,
          formatDate(payment.received_on),
          rupees(payment.receipt_rupees),
          rupees(payment.less_rupees),
          rupees(payment.receipt_net_rupees),
          `${payment.net_percent_ten_thousandths / 10_000} %`,
          rupees(payment.net_commission_rupees),
        ]),
        total: [
          'Total',
          '',
          '',
          '',
          sum((payment) => payment.receipt_rupees),
          sum((payment) => payment.less_rupees),
          sum((payment) => payment.receipt_net_rupees),
          '',
          sum((payment) => payment.net_commission_rupees),
        ],
      },
    ],
    notes: [
      'Less covers Registration, EMI, Premium and Other charges.',
      ...voided.map(
        ({ receipt_no, amount, voided_date, void_reason }) =>
          `Void since ${formatDate(voided_date)}: ${rupees(amount)} on receipt ${receipt_no} (${void_reason}). The amount stands as recovered.`,
      ),
      ...(bill.recorded && isPartOf(bill.recorded, payments) ? [OF_WHOLE_BILL] : []),
    ],
  }
}

const OF_WHOLE_BILL = 'Gross, deductions and the amount credited are those of the whole bill.'

const isPartOf = ({ gross_rupees }: Recorded, payments: BillPayment[]) =>
  payments.reduce((total, { net_commission_rupees }) => total + net_commission_rupees, 0) !== gross_rupees

const NO_TIME = 'Time not recorded'

function cashFacts({ cash_status_id, cash_accepted_at, cash_received_at }: PaidBill): Fact[] {
  const status = cash_status_id ?? 1
  const fact = (label: string, at?: string | null) => ({ label, value: at ? formatDateTime(at) : NO_TIME })
  return [
    ...(status >= 2 ? [fact('Accepted', cash_accepted_at)] : []),
    ...(status === 3 ? [fact('Received', cash_received_at)] : []),
  ]
}

function recordedFacts(recorded: Recorded): Fact[] {
  const { other_deduction_rupees: other, other_deduction_reason: reason, reference } = recorded
  const fact = (label: string, amount: number | null, why: string | null = null) =>
    amount === null ? [] : [{ label, value: why ? `${rupees(amount)} (${why})` : rupees(amount) }]
  return [
    ...fact('Gross', recorded.gross_rupees),
    ...fact('TDS', recorded.tds_rupees),
    ...fact('GST', recorded.gst_rupees),
    ...fact('Other Deductions', other, reason),
    ...fact('Credited', recorded.credited_rupees),
    ...(reference ? [{ label: 'Reference', value: reference }] : []),
  ]
}

const rupees = (amount: number) => formatRupees(amount * 100)
