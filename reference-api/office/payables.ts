import { type Kysely, sql } from 'kysely'
import { z } from 'zod/v4'
import { OfficePayablesReply, OfficeSaveReply } from '../../app/contract/office'
import { financialYearOf, firstDayOf, formatFinancialYear, lastDayOf } from '../../app/domain/financial-year'
import type { IsoDate } from '../../app/domain/dates'
import { indianMobile } from '../../app/domain/typed'
import { call } from '../call'
import { contains } from '../db/queries/text'
import { commissionBills, payments } from '../firm-data/files'
import type { CsvFile } from '../firm-data/csv-file'
import { Refusal } from '../refusal'
import { CANCELLED } from '../rules/booking-status'
import { netPercentOnReceipts } from '../rules/commission'
import { ending } from '../rules/masked'
import { saleToReceive } from '../rules/receipt-parts'
import { commissionOnSale } from '../rules/released-commission'
import { optionalAssociateId, optionalFindText, page } from '../routes/query'
import type { Database, Row } from '../schema'
import { writeOrCheck } from './dry-run'
import { nextNumber } from './next-number'
import { pageOf, type Range } from './page-of'
import { idsOf } from './record-rows'
import { UNREADABLE } from './records'
import { importRecords, lockRecord } from './save-record'

const ROWS_PER_PAGE = 50
/** States of a bank account that count as verified: the associate confirmed it. */
const CONFIRMED = 2

interface Paging {
  today: IsoDate
  associate?: string
  /** Part of a name or mobile, or the beginning of an id. */
  q?: string
  range?: Range
}

const ALL: Range = { start: 0, rows: Number.MAX_SAFE_INTEGER }

/** Associates with commission payable now, the highest first. */
export async function findPayables(
  db: Kysely<Database>,
  { today, associate, q, range: { start, rows } = ALL }: Paging,
) {
  const year = financialYearOf(today)
  const recorded = (amount: string) => sql`(select coalesce(sum(${sql.ref(amount)}), 0) from commission_bills
    where associate_id = associates.id and billed_on between ${firstDayOf(year)} and ${lastDayOf(year)}
      and coalesce(cash_status_id, 3) = 3)`
  const only = associate === undefined ? sql`true` : sql`associate_id = ${associate}`
  const isFound =
    q === undefined
      ? sql`true`
      : sql`(associates.id in (${idsOf('associates', q)}) or ${contains(sql.ref('mobile'), indianMobile(q) ?? q)})`
  const found = await sql<PayableAssociate>`
    select associates.id as agent_id, associates.name as agent_name, mobile, payable, rera_number, rera_valid_until,
      bank_name, account_number, bank_state, one_rupee_state, ${recorded('tds_rupees')} as tds,
      ${recorded('gst_rupees')} as gst, ${recorded('other_deduction_rupees')} as other
    from (select associate_id, sum(payable_rupees) as payable from commission_lines
        where payable_rupees > 0 and ${only} group by associate_id) as payables
      join associates on associates.id = payables.associate_id
      left join bank_accounts on bank_accounts.associate_id = associates.id
    where ${isFound}
    order by payable desc, associates.id limit ${rows} offset ${start}`.execute(db)
  return found.rows.map(
    ({ payable, account_number, bank_state, one_rupee_state, tds, gst, other, ...row }) => ({
      ...row,
      payable_amt: Number(payable),
      account: ending(account_number ?? ''),
      bank_verified: bank_state === CONFIRMED || one_rupee_state === CONFIRMED ? 1 : 0,
      tds_amt: Number(tds),
      gst_amt: Number(gst),
      other_deduction_amt: Number(other),
    }),
  )
}

type Sum = number | string

type PayableAssociate = {
  agent_id: string
  agent_name: string
  mobile: string
  payable: Sum
  rera_number: string | null
  rera_valid_until: string | null
  bank_name: string | null
  account_number: string | null
  bank_state: number | null
  one_rupee_state: number | null
  tds: Sum
  gst: Sum
  other: Sum
}

const selectLines = (db: Kysely<Database>, associate: string) =>
  db
    .selectFrom('commission_lines as lines')
    .innerJoin('bookings', 'bookings.id', 'lines.booking_id')
    .innerJoin('plots', 'plots.id', 'bookings.plot_id')
    .innerJoin('projects', 'projects.id', 'lines.project_id')
    .select(['lines.id', 'booking_id', 'net_rupees', 'paid_rupees', 'payable_rupees', 'bookings.status_id'])
    .select(['bookings.code as booking', 'customer_name', 'sale_rupees', 'bookings.discount_rupees'])
    .select(['plots.number as plot', 'projects.name as project_name', 'projects.code as project'])
    .where('lines.associate_id', '=', associate)
    .where('payable_rupees', '>', 0)
    .orderBy('projects.name')
    .orderBy('bookings.code')

type Line = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]
type Receipt = Pick<Row<'receipts'>, 'number' | 'sale_part_rupees'>

/** Receipts with a sale part that no bill pays on this line, the oldest first. */
const findUnbilled = (db: Kysely<Database>, { id, booking_id }: Line): Promise<Receipt[]> =>
  db
    .selectFrom('receipts')
    .select(['number', 'sale_part_rupees'])
    .where('booking_id', '=', booking_id)
    .where('sale_part_rupees', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('receipt_id', '=', 'receipts.id')
            .where('line_id', '=', id),
        ),
      ),
    )
    .orderBy('received_on')
    .orderBy('number')
    .execute()

/** The commission of each receipt. What is payable beyond them, once the sale is complete or cancelled, is paid on the last one. */
function sharesOf(line: Line, receipts: Receipt[]): { receipt: string; rupees: number }[] {
  const sale = saleToReceive({ saleRupees: line.sale_rupees, discountRupees: line.discount_rupees })
  const percent = sale > 0 ? netPercentOnReceipts(line.net_rupees, sale) : 0
  let left = line.payable_rupees
  const shares = receipts.map(({ number, sale_part_rupees }, index) => {
    const earned = line.status_id === CANCELLED ? 0 : commissionOnSale(sale_part_rupees, percent)
    const rupees = index === receipts.length - 1 ? left : Math.min(earned, left)
    left -= rupees
    return { receipt: number, rupees }
  })
  return shares.filter(({ rupees }) => rupees > 0)
}

const payables = call(
  'GET',
  '/office/payables',
  {
    summary: 'Commission payable now by associate, those that q finds, or of one associate with the lines.',
    query: z.object({ associate: optionalAssociateId, q: optionalFindText, page }),
    reply: OfficePayablesReply,
  },
  async ({ db, query: { associate, q, page }, today }) => {
    const found = await pageOf(page, ROWS_PER_PAGE, (range) =>
      findPayables(db, { today, associate, q, range }),
    )
    const lines = associate === undefined ? [] : await selectLines(db, associate).execute()
    return {
      financial_year: formatFinancialYear(financialYearOf(today)),
      has_more: found.has_more,
      rows: await Promise.all(
        found.rows.map(async (row) => ({
          ...row,
          lines: await Promise.all(
            lines.map(async (line) => ({
              id: line.id,
              booking_no: line.booking,
              project_name: line.project_name,
              plot_no: line.plot,
              customer_name: line.customer_name,
              payable_amt: line.payable_rupees,
              receipts: (await findUnbilled(db, line)).length,
            })),
          ),
        })),
      ),
    }
  },
)

const MAX_LINES = 500
const Payment = z.object({
  associate: z.string().max(40),
  lines: z.array(z.coerce.number().int()).max(MAX_LINES),
  bill: z.record(
    z.string(),
    z
      .string()
      .max(1_000)
      .refine((text) => !text.includes('\0')),
  ),
  confirm: z.boolean().catch(false),
})

const BILLS = commissionBills as unknown as CsvFile
const FIRST_NUMBER = 'CB-1'

const NO_LINES = 'Choose at least one line.'
const CHANGED = 'What is payable has changed. Reload the page.'
const ONE_PROJECT = 'A bill has one project. Choose lines of one project.'
const withoutReceipt = (booking: string) =>
  `No receipt of booking ${booking} is without a bill, so the desk cannot pay its commission. Correct the payments of the booking.`

const pay = call(
  'POST',
  '/office/payables',
  {
    summary:
      'Checks a bill that pays lines of an associate, and writes it if confirm is true. Body: associate, lines, bill (columns of commission-bills), confirm.',
    reply: OfficeSaveReply,
    effect: 'write',
    body: 'json',
  },
  async (context) => {
    const { viewer, now, recordsEvents } = context
    const { data } = Payment.safeParse(await context.readJson())
    if (!data) throw new Refusal(UNREADABLE)
    const refuseLines = (message: string) => new Refusal(message, { lines: [message] })
    if (data.lines.length === 0) throw refuseLines(NO_LINES)
    return writeOrCheck(context, data.confirm, async (db) => {
      const found = await selectLines(db, data.associate).where('lines.id', 'in', data.lines).execute()
      if (found.length !== new Set(data.lines).size) throw refuseLines(CHANGED)
      const [first] = found
      if (found.some(({ project }) => project !== first!.project)) throw refuseLines(ONE_PROJECT)
      await lockRecord(db, BILLS, null)
      const number =
        data.bill.number?.trim() || (await nextNumber(db, BILLS, { project: first!.project })) || FIRST_NUMBER
      const paid: Record<string, string>[] = []
      for (const line of found) {
        const shares = sharesOf(line, await findUnbilled(db, line))
        if (shares.length === 0) throw refuseLines(withoutReceipt(line.booking))
        for (const { receipt, rupees } of shares) paid.push({ bill: number, receipt, amount: `${rupees}` })
      }
      const columns = Object.keys(commissionBills.columns).map((name) => [name, data.bill[name] ?? ''])
      const bill = {
        ...(Object.fromEntries(columns) as Record<string, string>),
        number,
        associate: data.associate,
        project: first!.project,
      }
      const rows = new Map([
        [commissionBills.name, [bill]],
        [payments.name, paid],
      ])
      const clerk = { id: viewer.id, now: now(), recordsEvents }
      const reply = await importRecords(db, rows, { file: BILLS, stored: null, clerk })
      const total = paid.reduce((sum, { amount }) => sum + Number(amount), 0)
      return { ...reply, figures: [{ name: 'commission', after: total }] }
    })
  },
)

export const payableCalls = [payables, pay]
