import { z } from 'zod/v4'
import { CashBillsReply, SaveCashBillsReply } from '../../app/contract/cash-bills'
import { formatDate, timestampInIndia } from '../../app/domain/dates'
import { formatRupees } from '../../app/domain/money'
import { type Call, call, type CallContext } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { advanceCashBills, findCashBills, findOpenCashBills } from '../db/queries/cash-bills'
import { groupBy } from './group-by'
import { billPath } from './payment-documents'
import { oneOf } from './query'

const openCashBills = call(
  'GET',
  '/associate/cash-cmsn-paid-bills-info',
  { summary: 'Cash commission that the associate must accept or receive, by day.', reply: CashBillsReply },
  async ({ db, viewer, urlOf }) => {
    const rows = await findOpenCashBills(db, viewer.id)
    const cards = groupBy(rows, (row) => `${row.cash_sent_on} ${row.cash_status_id}`)
    return { bills_info: cards.map((card) => toCard(card, urlOf)) }
  },
)

type BillRow = Awaited<ReturnType<typeof findOpenCashBills>>[number]
type Rows = [BillRow, ...BillRow[]]

function toCard(rows: Rows, urlOf: CallContext<never, unknown>['urlOf']) {
  const [{ cash_sent_on, cash_status_id }] = rows
  const amount = formatRupees(total(rows) * 100)
  const isNew = cash_status_id === 1
  return {
    send_date: cash_sent_on,
    cmsn_total_amt: total(rows),
    cash_cmsn_bill_status: cash_status_id,
    cash_cmsn_bill_status_name: isNew ? 'Accept' : 'Received',
    cash_cmsn_bill_status_text: isNew
      ? `Do you accept ${amount} of cash commission sent on ${formatDate(cash_sent_on)}?`
      : `Have you received ${amount} of cash commission sent on ${formatDate(cash_sent_on)}?`,
    cmsn_details: groupBy(rows, (row) => row.bill_id).map((bill) => ({
      comm_id: bill[0].bill_id,
      bill_no: bill[0].bill_code,
      project_code: bill[0].project_code,
      cmsn_amount: total(bill),
      url: urlOf(billPath(bill[0].bill_id)),
      plot_list: [...new Set(bill.map((row) => row.plot_number))].map((plot_no) => ({ plot_no })),
      receipt_nos: bill.map((row) => row.receipt_number).join(', '),
      // Cash bills have no bank part.
      cash_cmsn_amount: total(bill),
      ...(!isNew && { cash_accepted_at: bill[0].cash_accepted_at }),
    })),
  }
}

const total = (rows: BillRow[]) => rows.reduce((sum, row) => sum + row.net_commission_rupees, 0)

/** The portal's form sends no more ids than this. */
const MAX_BILLS = 500

const SaveQuery = z.object({
  comm_ids: z
    .string({ error: 'are missing' })
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'must be ids separated by commas')
    .transform((ids) => [...new Set(ids.split(',').map(Number))])
    .refine((ids) => ids.length <= MAX_BILLS, `must not be more than ${MAX_BILLS}`),
  cash_cmsn_bill_status: oneOf(['1', '2']).transform((status): 1 | 2 => (status === '1' ? 1 : 2)),
})

/** The caller sends the current status: 1 becomes 2, and 2 closes the bill (M209). Either all bills change or none. */
const saveCashBills = call(
  'POST',
  '/associate/save-cash-cmsn-paid-bills',
  {
    summary: 'Accepts (1) or receives (2) cash bills of the associate.',
    query: SaveQuery,
    reply: SaveCashBillsReply,
    effect: 'write',
  },
  ({ viewer, query, now, recordActivity, recordEvent, write }) =>
    write(async (db) => {
      const bills = {
        associateId: viewer.id,
        billIds: query.comm_ids,
        from: query.cash_cmsn_bill_status,
        at: timestampInIndia(now()),
      }
      const found = await findCashBills(db, viewer.id, query.comm_ids)
      if (found.length < bills.billIds.length) throw new Refusal(NOT_IN_YOUR_TEAM)
      if (found.some(({ cash_status_id }) => cash_status_id < bills.from))
        throw new Refusal('Accept the commission first.')
      // Fewer bills change if some were submitted before, perhaps by a concurrent request.
      if ((await advanceCashBills(db, bills)) < bills.billIds.length) throw new Refusal('Already submitted')
      const status = bills.from === 1 ? 'accepted' : 'received'
      const numbers = found.map(({ code }) => code)
      const detail = `${numbers.length === 1 ? 'bill' : 'bills'} ${numbers.join(', ')}`
      await recordActivity(db, { kind: `cash ${status}`, details: { detail } })
      await recordEvent(db, {
        type: 'bill_accepted',
        data: { bill_ids: bills.billIds, bill_numbers: numbers, status },
      })
      return {
        message: bills.from === 1 ? 'Cash commission accepted.' : 'Cash commission received.',
      }
    }),
)

export const cashBillCalls: Call[] = [openCashBills, saveCashBills]
