import { expect, it } from 'vitest'
import { success, wireCashBillCard } from '../../tests/factories/wire'
import { CashBillsReply } from './cash-bills'
import { readTolerantly } from './tolerance'

function cardOf(fields: object = {}) {
  const reply = success({ bills_info: [wireCashBillCard({ ...fields })] })
  return readTolerantly(CashBillsReply, reply).parsed.data!.cards[0]!
}

it.each([
  ['R-1,R-2', ['R-1', 'R-2']],
  [
    ['R-1', 2],
    ['R-1', '2'],
  ],
  [7, ['7']],
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

it.each([3, '', 'accept'])('M207 the unknown status %j becomes null, and the bills remain', (status) => {
  expect(cardOf({ cash_cmsn_bill_status: status })).toMatchObject({ status: null, bills: [{}] })
})
