import { describe, expect, it } from 'vitest'
import { success, wireCashBillCard } from '../../tests/factories/wire'
import { CashBillsReply, SaveCashBillsReply } from './cash-bills'
import { readTolerantly } from './tolerance'

function cardOf(fields: object = {}) {
  const reply = success({ bills_info: [wireCashBillCard({ ...fields })] })
  return readTolerantly(CashBillsReply, reply).parsed.data!.cards[0]!
}

describe('cash bills', () => {
  it('M206 M235 renames the fields of a card', () => {
    expect(cardOf()).toEqual({
      sentOn: '2026-11-17',
      totalPaise: 3_189_700,
      status: 1,
      action: 'Accept',
      question: 'Do you accept it?',
      bills: [
        {
          commissionId: '431',
          billNumber: '431',
          projectCode: 'GM',
          paise: 3_189_700,
          cashPaise: 3_189_700,
          plotNumbers: ['A/12+3', '14'],
          receiptNumbers: ['R-1', 'R-2'],
          documentUrl: 'https://upstream.example/documents/431',
        },
      ],
    })
  })

  it.each([
    ['R-1,R-2', ['R-1', 'R-2']],
    [
      ['R-1', 2],
      ['R-1', '2'],
    ],
    [7, ['7']],
    ['', []],
    [null, []],
    [undefined, []],
  ])('M206 reads the receipt numbers %j', (receipt_nos, numbers) => {
    expect(cardOf({ cmsn_details: [{ comm_id: 1, receipt_nos }] }).bills[0]?.receiptNumbers).toEqual(numbers)
  })

  it.each([
    [{ cash_cmsn_bill_status: '2', cash_cmsn_bill_status_name: 'Received' }, 2, 'Received'],
    [{ cash_cmsn_bill_status: 2, cash_cmsn_bill_status_name: null }, 2, 'Received'],
    [{ cash_cmsn_bill_status: 1, cash_cmsn_bill_status_name: '' }, 1, 'Accept'],
  ])('M207 reads status and label of %j', (fields, status, action) => {
    expect(cardOf(fields)).toMatchObject({ status, action })
  })

  it('M212 ignores the message of a successful reply', () => {
    const reply = success({ bills_info: null, message: 'Nothing today.' })
    expect(CashBillsReply.parse(reply)).toEqual({ cards: [] })
  })

  it.each([3, '', null, 'accept', {}])(
    'M207 the unknown status %j becomes null, and the bills remain',
    (status) => {
      expect(cardOf({ cash_cmsn_bill_status: status })).toMatchObject({ status: null, bills: [{}] })
    },
  )

  it.each([
    ['2025-10-14 00:00:00', '2025-10-14'],
    ['2025-10-14T00:00:00', '2025-10-14'],
    ['0000-00-00', null],
  ])('M206 a card sent on %j has the date %j', (send_date, sentOn) => {
    expect(cardOf({ send_date })).toMatchObject({ sentOn })
  })

  it('M211 saving returns the message', () => {
    expect(SaveCashBillsReply.parse(success({ message: 'Saved.' }))).toBe('Saved.')
  })
})
