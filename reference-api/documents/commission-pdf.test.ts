import { expect, it } from 'vitest'
import { commissionPdfContent } from './commission-pdf'

const bill = {
  code: '17',
  associate_id: 'HG1024',
  associate_name: 'Ravi Kumar Teja',
  billed_on: '2026-09-12',
  payment_type: 'Online',
  project_name: 'Green Meadows',
}

const payment = {
  plot_number: '12/A',
  customer_name: 'వెంకట రమణ',
  receipt_number: 'R-1',
  received_on: '2026-09-07',
  receipt_rupees: 76_700,
  less_rupees: 14_200,
  receipt_net_rupees: 62_500,
  net_percent_ten_thousandths: 68_800,
  net_commission_rupees: 4_300,
}

const booking = {
  ...payment,
  receipt_rupees: 260_000,
  less_rupees: 10_000,
  receipt_net_rupees: 250_000,
  net_commission_rupees: 17_200,
}

const contentOf = (
  paid: Parameters<typeof commissionPdfContent>[1]['bill'],
  payments: (typeof payment)[],
  voided: Parameters<typeof commissionPdfContent>[1]['voided'] = [],
) => commissionPdfContent('Paid Commission', { bill: paid, payments, voided })

it.each([
  [{ cash_status_id: 1 }, []],
  [{ cash_status_id: 2 }, ['Accepted Time not recorded']],
  [{ cash_status_id: 2, cash_accepted_at: '2026-11-19 09:05:00' }, ['Accepted 19 Nov 2026 9:05 AM']],
  [
    { cash_status_id: 3, cash_accepted_at: null, cash_received_at: '2026-11-20 18:30:00' },
    ['Accepted Time not recorded', 'Received 20 Nov 2026 6:30 PM'],
  ],
] as const)('X050 a bill with %o lists the completed cash steps and their times', (cash, lines) => {
  const { facts } = contentOf({ ...bill, ...cash }, [payment])
  expect(facts.slice(5).map(({ label, value }) => `${label} ${value}`)).toEqual(lines)
})

it('M021 M022 M202 lists each receipt with deductions, net amount and commission, and their totals', () => {
  const { facts, tables } = contentOf(bill, [booking, payment])
  expect(facts.map(({ value }) => value)).toEqual([
    'Ravi Kumar Teja (HG1024)',
    '17',
    '12-Sep-26',
    'Green Meadows',
    'Online',
  ])
  expect([tables[0]?.rows[1], tables[0]?.total]).toEqual([
    ['12/A', 'వెంకట రమణ', 'R-1', '7-Sep-26', '₹76,700', '₹14,200', '₹62,500', '6.88 %', '₹4,300'],
    ['Total', '', '', '', '₹3,36,700', '₹24,200', '₹3,12,500', '', '₹21,500'],
  ])
})

it('X114 a void payment is in no row and no total; a note says that it stands as recovered', () => {
  const voided = [
    { receipt_no: 'R-0', amount: 4_300, voided_date: '2026-09-20', void_reason: 'Cheque bounced' },
  ]
  const content = contentOf(bill, [payment], voided)
  expect(content.tables).toEqual(contentOf(bill, [payment]).tables)
  expect(content.notes[1]).toBe(
    'Void since 20-Sep-26: ₹4,300 on receipt R-0 (Cheque bounced). The amount stands as recovered.',
  )
})

it('X093 shows what the firm recorded, and says so if it is of more payments than the document', () => {
  const recorded = {
    ...{ gross_rupees: 21_500, tds_rupees: 430, gst_rupees: null, other_deduction_rupees: 500 },
    ...{ other_deduction_reason: 'Visiting cards', credited_rupees: 20_570, reference: 'N1' },
  }
  const pdfOf = (payments: (typeof payment)[], records: typeof recorded | undefined = recorded) =>
    contentOf({ ...bill, recorded: records }, payments)
  const whole = pdfOf([booking, payment])
  expect(whole.facts.slice(5).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Gross ₹21,500',
    'TDS ₹430',
    'Other Deductions ₹500 (Visiting cards)',
    'Credited ₹20,570',
    'Reference N1',
  ])
  expect(whole.notes).toHaveLength(1)
  expect(pdfOf([payment]).notes[1]).toContain('of the whole bill')
  expect(JSON.stringify(contentOf(bill, [payment]))).not.toContain('TDS')
})
