import { z } from 'zod/v4'
import { cashActionName } from '../domain/upstream-words'
import { list, optionalList } from './list'
import { scalar } from './scalar'
import { cutText, MAX_LENGTH } from './text-length'
import { reportTolerated } from './tolerance'
import { date, day, longText, money, optionalId, orNull, text, url } from './wire'
import { from, reply, wireObject, type WireTable } from './wire-object'

const commissionId = ['comm_id', optionalId] as const

export const billFields = {
  commissionId,
  /** Not in the specification: the firm's number of the bill. An upstream that sends none has only the id of the commission. */
  billNumber: from(
    { billNumber: ['bill_no', text], commissionId },
    ({ billNumber, commissionId }) => billNumber || (commissionId ?? ''),
  ),
} satisfies WireTable

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
  ...billFields,
  projectCode: ['project_code', text],
  paise: ['cmsn_amount', money],
  cashPaise: ['cash_cmsn_amount', money],
  plotNumbers: [
    'plot_list',
    optionalList(
      wireObject('cash bill plot', { plotNumber: ['plot_no', text] }).transform(
        ({ plotNumber }) => plotNumber,
      ),
    ),
  ],
  receiptNumbers: ['receipt_nos', receiptNumbers],
  documentUrl: ['url', orNull(url)],
  /** Only accepted bills have this time. Null if the time is not recorded, undefined if the upstream does not send it. */
  acceptedAt: ['cash_accepted_at', z.undefined().or(date)],
}).transform((bill) => ({
  ...bill,
  cashPaise: bill.cashPaise ?? bill.paise,
}))

export type CashBill = z.output<typeof WireCashBill>

/** The next step: 1 accept, 2 confirm receipt; null if unknown. */
const billStatus = scalar<1 | 2 | null>(
  { enum: ['1', '2', 1, 2] },
  (wire) => ([1, 2] as const).find((status) => String(wire) === String(status)),
  () => [null, 'unknown status'],
)

const WireCashBillCard = wireObject('cash bills of a day', {
  /** `yyyy-MM-dd`; null if missing or unreadable. */
  sentOn: ['send_date', orNull(day)],
  totalPaise: ['cmsn_total_amt', money],
  status: ['cash_cmsn_bill_status', billStatus],
  action: ['cash_cmsn_bill_status_name', text],
  question: ['cash_cmsn_bill_status_text', longText],
  bills: ['cmsn_details', optionalList(WireCashBill)],
}).transform((card) => ({
  ...card,
  /** The button's label; the screen shows it in capitals (M207). */
  action: cashActionName(card.action || (card.status === 1 ? 'Accept' : 'Received')),
}))

export const CashBillsReply = reply('cash bills', { cards: ['bills_info', list(WireCashBillCard)] })

export type CashBillCard = z.output<typeof CashBillsReply>['cards'][number]

export const SaveCashBillsReply = reply('saved cash bills', { message: longText }).transform(
  ({ message }) => message,
)
