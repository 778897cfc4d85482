import { describe, expect, it } from 'vitest'
import { success, wireAgentCommission, wirePlotCommission } from '../../tests/factories/wire'
import { PlotCommissionReply } from './commission'

const associateOf = (fields: object) =>
  PlotCommissionReply.parse(wirePlotCommission({ agents: [wireAgentCommission({ ...fields })] })).plot!
    .associates[0]!

describe('commission of a booking', () => {
  it('M162 M164 M235 renames the fields, with amounts in paise', () => {
    expect(PlotCommissionReply.parse(wirePlotCommission())).toMatchObject({
      projectName: 'Green Meadows',
      booking: { plotNumber: 'A/12+3', customerName: 'Lakshmi' },
      totalPaise: 19_200_000,
      netPaise: 17_200_000,
      paidPaise: 6_880_000,
      duePaise: 10_320_000,
      payments: [{ type: 'Bank', paidOn: '2026-10-20', paise: 430_000, receiptPaise: null }],
      plot: { plotNumber: 'A/12+3', yards: 200.5, eligibleRatePaise: 1_200_050 },
    })
  })

  it('M183 M235 renames the fields of an associate', () => {
    expect(associateOf({})).toEqual({
      associateId: '101',
      associateName: 'Ravi',
      eligiblePaise: 240_000_000,
      rate: { kind: 'percent', percent: 8 },
      grossPaise: 19_200_000,
      discountRate: { kind: 'per-yard', paise: 10_000 },
      discountPaise: 2_000_000,
      cancelledPaise: null,
      netPaise: 17_200_000,
      paidPaise: 6_880_000,
      duePaise: 10_320_000,
      payablePaise: null,
      payableReceipts: [],
      netPercent: 6.88,
      payments: [],
    })
  })

  it.each([
    [
      { comm_value: '6.5', comm_type: '%' },
      { kind: 'percent', percent: 6.5 },
    ],
    [
      { comm_value: 2, comm_type: 'Percentage' },
      { kind: 'percent', percent: 2 },
    ],
    [
      { comm_value: '480.50', comm_type: 'Per Sq.Yd' },
      { kind: 'per-yard', paise: 48_050 },
    ],
    [
      { comm_value: 5000, comm_type: 'Flat' },
      { kind: 'flat', paise: 500_000 },
    ],
    [
      { comm_value: 5000, comm_type: null },
      { kind: 'flat', paise: 500_000 },
    ],
    [{ comm_value: 0, comm_type: '%' }, null],
    [{ comm_value: null }, null],
  ])('M183 the rate for %j is %j', (fields, rate) => {
    expect(associateOf(fields).rate).toEqual(rate)
  })

  it.each([0, '0', null, '', undefined])('M183 a discount of %j counts as none', (value) => {
    expect(associateOf({ discount_value: value }).discountRate).toBeNull()
  })

  it('M164 reads a payment with its receipt', () => {
    const payment = {
      payment_type: 'Other',
      date: '2026-10-20 10:00:00',
      amount: '4300',
      comm_id: 9,
      receipt_id: '7',
      receipt_no: 'R-7',
      rcpt_amt: 76700,
      less: '14200',
    }
    expect(associateOf({ data: [payment] }).payments).toEqual([
      {
        type: 'Other',
        paidOn: '2026-10-20 10:00:00',
        paise: 430_000,
        commissionId: '9',
        receiptId: '7',
        receiptNumber: 'R-7',
        receiptPaise: 7_670_000,
        lessPaise: 1_420_000,
      },
    ])
  })

  it.each([null, undefined, []])('M165 without details (%j) there is no plot', (details) => {
    const reply = success({ project_name: 'Green Meadows', cmsn_due_details: details })
    expect(PlotCommissionReply.parse(reply)).toMatchObject({
      projectName: 'Green Meadows',
      plot: null,
      payments: [],
      totalPaise: null,
    })
  })

  it('M165 uses the first of several details', () => {
    const details = [{ plot_no: '1' }, { plot_no: '2' }]
    expect(PlotCommissionReply.parse(success({ cmsn_due_details: details })).plot?.plotNumber).toBe('1')
  })
})
