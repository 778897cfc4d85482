import { z } from 'zod/v4'
import { cashActionName } from '../domain/upstream-words'
import { list, optionalList } from './list'
import { scalar } from './scalar'
import { cutText, MAX_LENGTH } from './text-length'
import { reportTolerated } from './tolerance'
import { date, dayOf, longText, money, optionalId, text, url, wireObject } from './wire'

/** A list, or comma-separated text. */
const receiptNumbers = z
  .preprocess((wire, payload) => {
    if (typeof wire !== 'string' && typeof wire !== 'number') return wire
    const numbers = String(wire)
    if (numbers.length > MAX_LENGTH.longText) reportTolerated(payload, 'too long')
    return cutText(numbers, MAX_LENGTH.longText).split(',')
  }, optionalList(text))
  .prefault(null)
  .transform((numbers) => numbers.map((number) => number.trim()).filter(Boolean))

const WireCashBill = wireObject('cash bill', {
  comm_id: optionalId,
  // Not in the specification.
  bill_no: text,
  project_code: text,
  cmsn_amount: money,
  url,
  plot_list: optionalList(
    wireObject('cash bill plot', { plot_no: text }).transform(({ plot_no }) => plot_no),
  ),
  receipt_nos: receiptNumbers,
  cash_cmsn_amount: money,
  cash_accepted_at: z.undefined().or(date),
}).transform((wire) => ({
  commissionId: wire.comm_id,
  billNumber: billNumberOf(wire),
  projectCode: wire.project_code,
  paise: wire.cmsn_amount,
  cashPaise: wire.cash_cmsn_amount ?? wire.cmsn_amount,
  plotNumbers: wire.plot_list,
  receiptNumbers: wire.receipt_nos,
  documentUrl: wire.url || null,
  /** Only accepted bills have this time. Null if the time is not recorded, undefined if the upstream does not send it. */
  acceptedAt: wire.cash_accepted_at,
}))

export type CashBill = z.output<typeof WireCashBill>

/** The next step: 1 accept, 2 confirm receipt; null if unknown. */
const billStatus = scalar<1 | 2 | null>(
  { enum: ['1', '2', 1, 2] },
  (wire) => ([1, 2] as const).find((status) => String(wire) === String(status)),
  () => [null, 'unknown status'],
)

const WireCashBillCard = wireObject('cash bills of a day', {
  send_date: date,
  cmsn_total_amt: money,
  cash_cmsn_bill_status: billStatus,
  cash_cmsn_bill_status_name: text,
  cash_cmsn_bill_status_text: longText,
  cmsn_details: optionalList(WireCashBill),
}).transform((wire) => ({
  /** `yyyy-MM-dd`; null if missing or unreadable. */
  sentOn: dayOf(wire.send_date) || null,
  totalPaise: wire.cmsn_total_amt,
  status: wire.cash_cmsn_bill_status,
  /** The button's label; the screen shows it in capitals (M207). */
  action: cashActionName(
    wire.cash_cmsn_bill_status_name || (wire.cash_cmsn_bill_status === 1 ? 'Accept' : 'Received'),
  ),
  question: wire.cash_cmsn_bill_status_text,
  bills: wire.cmsn_details,
}))

export const CashBillsReply = wireObject('cash bills', {
  status: z.literal(true),
  message: longText,
  bills_info: list(WireCashBillCard),
}).transform((wire) => ({ cards: wire.bills_info }))

export type CashBillCard = z.output<typeof CashBillsReply>['cards'][number]

export const SaveCashBillsReply = wireObject('saved cash bills', {
  status: z.literal(true),
  message: longText,
}).transform((wire) => wire.message)

/** The firm's number of a bill. An upstream that sends none has only the id of the commission. */
export const billNumberOf = (wire: { bill_no: string; comm_id: string | null }) =>
  wire.bill_no || (wire.comm_id ?? '')
