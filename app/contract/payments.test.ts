import { describe, expect, it } from 'vitest'
import { success, wirePayment, wirePaymentDetail } from '../../tests/factories/wire'
import { DocumentAddressReply, PaymentDetailsReply, PaymentsReply, TeamPaymentsReply } from './payments'
import { readTolerantly } from './tolerance'

describe('payments', () => {
  it('M193 M194 M235 renames the fields of payment days', () => {
    const day = { date: '2026-10-20', amount: '4300.50', cmsn: [wirePayment()] }
    expect(PaymentsReply.parse(success({ my_payments: [day], total_amount: '9000' }))).toEqual({
      listedPaise: 900_000,
      voided: [],
      days: [
        {
          date: '2026-10-20',
          paise: 430_050,
          rows: [
            {
              projectId: '7',
              projectCode: 'GM',
              plotNumber: 'A/12+3',
              bookingId: '9001',
              commissionId: '31',
              billNumber: '31',
              receiptId: '44',
              receiptNumber: '',
              type: 'Bank',
              isUnconfirmed: false,
              paise: 430_050,
              deductions: null,
            },
          ],
        },
      ],
    })
  })

  it.each([null, undefined, '', 0, '0'])('M194 a receipt_id of %j means no receipt', (receipt_id) => {
    const day = { date: '2026-10-20', amount: 1, cmsn: [wirePayment({ receipt_id })] }
    const { parsed } = readTolerantly(PaymentsReply, success({ my_payments: [day] }))
    expect(parsed.data?.days[0]?.rows[0]?.receiptId).toBeNull()
  })

  it('M194 a row has the receipt number, if the upstream sends it', () => {
    const day = {
      date: '2026-10-20',
      amount: 1,
      cmsn: [wirePayment({ receipt_no: 'GM-00012' }), wirePayment()],
    }
    const [parsed] = PaymentsReply.parse(success({ my_payments: [day] })).days
    expect(parsed?.rows.map(({ receiptNumber }) => receiptNumber)).toEqual(['GM-00012', ''])
  })

  it.each([null, undefined, []])('M195 with my_payments %j, the page is empty', (my_payments) => {
    expect(PaymentsReply.parse(success({ my_payments }))).toEqual({ days: [], voided: [], listedPaise: null })
  })

  it('M199 M235 X096 team payments contain days, plots, associates and the number of the bill, or its id', () => {
    const agents = [
      {
        agent_id: 102,
        agent_name: 'Sneha',
        comm_id: 31,
        bill_no: 'CB-7',
        payment_type: 'Card',
        amount: '1200',
      },
      { agent_id: 103, agent_name: 'Feroz', comm_id: 32, payment_type: 'Other', amount: 800 },
    ]
    const plot = { project_id: 7, plot: 'A/12+3', project_code: 'GM', booking_id: 9001, data: agents }
    const day = { date: '2026-10-20', amount: 2000, cmsn: [plot] }
    const [parsed] = TeamPaymentsReply.parse(success({ team_payments: [day] })).days
    expect(parsed).toMatchObject({
      date: '2026-10-20',
      paise: 200_000,
      rows: [{ plotNumber: 'A/12+3', projectCode: 'GM', bookingId: '9001', paise: 200_000 }],
    })
    expect(parsed?.rows[0]?.associates).toEqual([
      {
        associateId: '102',
        associateName: 'Sneha',
        commissionId: '31',
        billNumber: 'CB-7',
        receiptNumber: '',
        type: 'Card',
        paise: 120_000,
        deductions: null,
      },
      {
        associateId: '103',
        associateName: 'Feroz',
        commissionId: '32',
        billNumber: '32',
        receiptNumber: '',
        type: 'Other',
        paise: 80_000,
        deductions: null,
      },
    ])
  })
})

describe('payment details', () => {
  const parse = (data: unknown) =>
    PaymentDetailsReply.parse(success({ agents: [{ agent_id: 101, bill_date: '2026-10-20', data }] }))

  it.each([[[wirePaymentDetail()]], [wirePaymentDetail()]])(
    'M202 M235 reads one payment or a list of payments',
    (data) => {
      expect(parse(data)).toEqual([
        {
          associateId: '101',
          billedOn: '2026-10-20',
          billNumber: '',
          deductions: null,
          payments: [
            {
              bookingId: null,
              plotNumber: 'A/12+3',
              customerName: 'Lakshmi',
              receivedOn: '2026-10-05',
              receiptNumber: 'R-1',
              receiptPaise: 7_670_000,
              lessPaise: 1_420_000,
              receiptNetPaise: 6_250_000,
              netRate: { kind: 'percent', percent: 6.88 },
              netPaise: 430_000,
            },
          ],
          voided: [],
        },
      ])
    },
  )

  it('M203 calculates a missing net receipt', () => {
    expect(parse(wirePaymentDetail({ rcpt_net: null }))[0]?.payments[0]?.receiptNetPaise).toBe(6_250_000)
  })

  it('M202 a rate without a type is a percentage', () => {
    expect(parse(wirePaymentDetail({ cmsn_type: '' }))[0]?.payments[0]?.netRate).toEqual({
      kind: 'percent',
      percent: 6.88,
    })
  })
})

describe('recorded deductions', () => {
  const recordedOf = (fields: Parameters<typeof wirePayment>[0]) => {
    const day = { date: '2026-10-20', amount: 1, cmsn: [wirePayment(fields)] }
    const { parsed } = readTolerantly(PaymentsReply, success({ my_payments: [day] }))
    return parsed.data?.days[0]?.rows[0]?.deductions
  }
  const NOTHING = {
    ...{ tdsPaise: null, gstPaise: null, otherPaise: null, otherReason: '', creditedPaise: null },
    reference: '',
  }

  it.each<[string, Parameters<typeof wirePayment>[0], object | null]>([
    ['nothing', {}, null],
    ['only the gross amount', { gross_amt: 9_000 }, null],
    ['empty values', { tds_amt: '', gst_amt: null, other_deduction_reason: '', reference: null }, null],
    ['only TDS', { tds_amt: '86' }, { ...NOTHING, grossPaise: 430_050, tdsPaise: 8_600 }],
    [
      'a bill of several rows',
      { gross_amt: 9_000, credited_amt: 8_820 },
      { ...NOTHING, grossPaise: 900_000, creditedPaise: 882_000 },
    ],
    [
      'other deductions with a reason, a negative amount and a reference',
      { gst_amt: -18, other_deduction_amt: 0, other_deduction_reason: 'Cards', reference: 4711 },
      {
        ...{ ...NOTHING, grossPaise: 430_050, gstPaise: -1_800, otherPaise: 0 },
        ...{ otherReason: 'Cards', reference: '4711' },
      },
    ],
    ['an amount beyond any real one', { tds_amt: 1e15 }, null],
  ])('X093 reads %s', (_, fields, recorded) => {
    expect(recordedOf(fields)).toEqual(recorded)
  })
})

it('M200 M204 accepts only an absolute URL of a document', () => {
  const data = 'https://upstream.example/documents/1'
  expect(DocumentAddressReply.parse(success({ data }))).toBe(data)
  for (const bad of ['', null, 'documents/1', 7])
    expect(DocumentAddressReply.safeParse(success({ data: bad })).success).toBe(false)
})
