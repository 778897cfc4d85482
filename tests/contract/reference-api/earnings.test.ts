import { beforeAll, expect, it } from 'vitest'
import { EarningsReply } from '~/contract/earnings'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { demoApiForThisFile, openDemoApi, type Reply, TODAY } from './demo-api'
import { allPayments, type PaidRow } from './paid-rows'

const VIEWERS = ['P1', 'P2', 'P3'] as const

const api = demoApiForThisFile()
let paid: PaidRow[]

beforeAll(async () => {
  paid = await allPayments(api.db)
})

const earnings = (viewer: PersonaKey, query = '', of: PersonaKey = viewer) =>
  api.post(viewer, `/associate/earnings/${personaOf(of).id}${query}`)

const sum = (rows: { rupees: number }[]) => rows.reduce((total, { rupees }) => total + rupees, 0)

const MONTHS_OF_FINANCIAL_YEAR = ['04', '05', '06', '07', '08', '09', '10', '11', '12', '01', '02', '03']
const expectedMonths = (viewer: PersonaKey, year: number, rows = paid) =>
  MONTHS_OF_FINANCIAL_YEAR.map((number, index) => {
    const month = `${index < 9 ? year : year + 1}-${number}`
    const paymentsOfMonth = rows.filter(
      (row) => row.associate_id === personaOf(viewer).id && row.billed_on.startsWith(month),
    )
    const cash = paymentsOfMonth.filter((row) => row.payment_type === 'Other')
    return {
      month,
      bank: sum(paymentsOfMonth.filter((row) => row.payment_type !== 'Other')),
      other: sum(cash.filter((row) => row.cash_status_id === 3)),
      unconfirmed: sum(cash.filter((row) => row.cash_status_id !== 3)),
    }
  })

it('X001 the API lists its capabilities, but only for callers with a token', async () => {
  const token = await api.tokenOf('P1')
  const response = await api.request('/capabilities', { method: 'GET', token })
  expect(await response.json()).toEqual({
    status: true,
    message: '',
    capabilities: [
      'earnings',
      'collections',
      'changes',
      'calendar',
      'team-figures',
      'find',
      'activity',
      'queries',
      'share',
      'layout',
      'sort',
      'firm',
      'taxes',
      'rules',
      'office',
    ],
  })
  expect((await api.request('/capabilities', { method: 'GET' })).status).toBe(401)
})

it.each(VIEWERS)(
  'X010 X091 the months of %s are sums of payments, for the financial year and the year before',
  async (viewer) => {
    for (const year of [2024, 2025, 2026, 2000, 2100]) {
      const reply = await earnings(viewer, `?financial_year=${year}`)
      expect(reply).toMatchObject({ status: true, financial_year: year, as_of: TODAY })
      expect(reply.months).toEqual(expectedMonths(viewer, year))
      expect(reply.last_year).toEqual(expectedMonths(viewer, year - 1))
    }
  },
)

it('X010 P1 was paid by bank and in cash; an associate without bookings was paid nothing', async () => {
  const { months } = await earnings('P1')
  expect(months.some((month: Reply) => month.bank > 0)).toBe(true)
  expect(months.some((month: Reply) => month.other > 0)).toBe(true)
  const earningsOfP3 = EarningsReply.parse(await earnings('P3'))
  expect(Object.values(earningsOfP3.lifetime)).toEqual(Array(8).fill(0))
  expect(earningsOfP3.months.every((month) => month.bankPaise === 0 && month.otherPaise === 0)).toBe(true)
})

it.each(VIEWERS)('X010 X090 lifetime figures of %s are the sums of My Dues', async (viewer) => {
  const { lifetime } = await earnings(viewer)
  const sums = { eligible: 0, net: 0, paid: 0, due: 0, payable_amt: 0 }
  for (const project of [1, 2, 3, 4, 5, 6, 7]) {
    const dues = await api.post(
      viewer,
      `/associate/get-agent-cmsn-dues/${personaOf(viewer).id}/${project}?dues_only_flag=0`,
    )
    sums.eligible += dues.sum_total_cmsn
    sums.net += dues.sum_net_cmsn
    sums.paid += dues.sum_paid_cmsn
    sums.due += dues.sum_due_cmsn
    sums.payable_amt += dues.payable_amt
  }
  expect(lifetime).toMatchObject(sums)
  expect(lifetime.due).toBe(lifetime.net - lifetime.paid)
})

/*
 * P1's commission on the golden booking is 8 % of 200 yards × ₹12,000 = ₹1,92,000. A discount of 200 × ₹100 reduces it to ₹1,72,000. The
 * booking of 18-Oct-25 pays 6.88 % of the sale part of each receipt. The booking amount pays 17,200, billed on 5-Nov. Each of the twelve
 * EMIs from Nov 2025 to Oct 2026 pays 4,300. An EMI is received on the 5th, and billed in the same month: by bank on the 20th, or in cash
 * shortly before. In total, 17,200 + 12 × 4,300 is paid.
 */
it('X010 if P1 has no other booking, the earnings of P1 are the commission on the golden booking', async () => {
  const separate = await openDemoApi()
  const { id } = await separate.db
    .selectFrom('bookings')
    .select('id')
    .where('customer_name', '=', GOLDEN_CUSTOMER)
    .executeTakeFirstOrThrow()
  await separate.db
    .deleteFrom('all_payments')
    .where('line_id', 'in', (lines) =>
      lines.selectFrom('commission_lines').select('id').where('booking_id', '<>', id),
    )
    .execute()
  await separate.db.deleteFrom('commission_lines').where('booking_id', '<>', id).execute()
  const reply = await separate.post('P1', `/associate/earnings/${personaOf('P1').id}`)
  await separate.db.destroy()
  const paidIn = (months: Reply[]) => months.map(({ bank, other, unconfirmed }) => bank + other + unconfirmed)
  expect(paidIn(reply.months)).toEqual([...Array<number>(7).fill(4_300), 0, 0, 0, 0, 0])
  expect(paidIn(reply.last_year)).toEqual([0, 0, 0, 0, 0, 0, 0, 21_500, 4_300, 4_300, 4_300, 4_300])
  expect(reply.lifetime).toMatchObject({
    eligible: 192_000,
    discount: 20_000,
    cancelled: 0,
    net: 172_000,
    paid: 68_800,
    due: 103_200,
    payable_amt: 0,
  })
})

it('X091 the next reply counts cash that was confirmed as received', async () => {
  const yearOf = async () => {
    const { months, lifetime } = await earnings('P1')
    const of = (kind: string) => months.reduce((total: number, month: Reply) => total + month[kind], 0)
    return { other: of('other'), unconfirmed: of('unconfirmed'), lifetime: lifetime.unconfirmed }
  }
  const before = await yearOf()
  const bills = paid.filter((row) => row.associate_id === personaOf('P1').id && row.cash_status_id === 2)
  const ids = [...new Set(bills.map(({ bill_id }) => bill_id))]
  await api.post('P1', `/associate/save-cash-cmsn-paid-bills?comm_ids=${ids}&cash_cmsn_bill_status=2`)
  const after = await yearOf()
  expect(sum(bills)).toBeGreaterThan(0)
  expect(after).toEqual({
    other: before.other + sum(bills),
    unconfirmed: before.unconfirmed - sum(bills),
    lifetime: before.lifetime - sum(bills),
  })
})

it('X010 the default is the current financial year', async () => {
  expect(await earnings('P1')).toEqual(await earnings('P1', '?financial_year=2026'))
  expect(await earnings('P1', '?financial_year=')).toEqual(await earnings('P1'))
})

it('X010 the next reply includes a corrected payment and a corrected bill', async () => {
  const replyBefore = await earnings('P1')
  const payment = await api.db
    .selectFrom('payments')
    .innerJoin('commission_bills as bills', 'bills.id', 'payments.bill_id')
    .select(['payments.id', 'payments.bill_id'])
    .where('bills.associate_id', '=', personaOf('P1').id)
    .where('billed_on', 'like', '2026-%')
    .where('billed_on', '>', '2026-04')
    .where('payment_type', '<>', 'Other')
    .limit(1)
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('all_payments')
    .set(({ eb }) => ({ net_commission_rupees: eb('net_commission_rupees', '+', 7) }))
    .where('id', '=', payment.id)
    .execute()
  const total = (reply: Reply) => reply.months.reduce((all: number, month: Reply) => all + month.bank, 0)
  const replyAfter = await earnings('P1')
  expect(total(replyAfter)).toBe(total(replyBefore) + 7)
  await api.db
    .updateTable('commission_bills')
    .set({ payment_type: 'Other' })
    .where('id', '=', payment.bill_id)
    .execute()
  expect(total(await earnings('P1'))).toBeLessThan(total(replyAfter))
})
