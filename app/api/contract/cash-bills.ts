import { z } from 'zod'
import { amount, date, id, list, money, text, wireObject } from './wire'

const WireCashBill = wireObject('cash bill', {
  comm_id: id,
  project_code: text,
  cmsn_amount: amount,
  url: text,
  plot_list: list(wireObject('cash bill plot', { plot_no: text }).transform(({ plot_no }) => plot_no)),
  receipt_nos: z
    .array(text)
    .or(text.transform((numbers) => numbers.split(',')))
    .transform((numbers) => numbers.map((number) => number.trim()).filter(Boolean)),
  cash_cmsn_amount: money,
}).transform((wire) => ({
  commissionId: wire.comm_id,
  projectCode: wire.project_code,
  paise: wire.cmsn_amount,
  cashPaise: wire.cash_cmsn_amount ?? wire.cmsn_amount,
  plotNumbers: wire.plot_list,
  receiptNumbers: wire.receipt_nos,
  documentUrl: wire.url || null,
}))

export type CashBill = z.output<typeof WireCashBill>

/** 1 to be accepted, 2 to be received. */
const billStatus = id.pipe(z.enum(['1', '2'])).transform((status) => (status === '1' ? 1 : 2))

const WireCashBillCard = wireObject('cash bills of a day', {
  send_date: date,
  cmsn_total_amt: amount,
  cash_cmsn_bill_status: billStatus,
  cash_cmsn_bill_status_name: text,
  cash_cmsn_bill_status_text: text,
  cmsn_details: list(WireCashBill),
}).transform((wire) => ({
  sentOn: wire.send_date,
  totalPaise: wire.cmsn_total_amt,
  /** What it waits for, and what is sent when it is done. */
  status: wire.cash_cmsn_bill_status,
  /** The button's word; upper-cased on the screen (checklist M207). */
  action: wire.cash_cmsn_bill_status_name || (wire.cash_cmsn_bill_status === 1 ? 'Accept' : 'Received'),
  question: wire.cash_cmsn_bill_status_text,
  bills: wire.cmsn_details,
}))

/** GET associate/cash-cmsn-paid-bills-info. The message is for the card that says there are none (checklist M212). */
export const CashBillsReply = wireObject('cash bills', {
  status: z.literal(true),
  message: text,
  bills_info: list(WireCashBillCard),
}).transform((wire) => ({ cards: wire.bills_info, message: wire.message }))

export type CashBillCard = z.output<typeof CashBillsReply>['cards'][number]

/** POST associate/save-cash-cmsn-paid-bills: the message that is shown. */
export const SaveCashBillsReply = wireObject('saved cash bills', {
  status: z.literal(true),
  message: text,
}).transform((wire) => wire.message)
