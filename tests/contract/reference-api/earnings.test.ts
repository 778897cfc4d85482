import { expect, it } from 'vitest'
import type { PersonaKey } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, openDemoApi, type Reply, TODAY } from './demo-api'
import { goldenBooking } from './golden'

const api = demoApiForThisFile()

const earnings = (viewer: PersonaKey, query: { financial_year?: string | number } = {}) =>
  api.own(viewer, 'earnings', query)

const figuresOf = (months: Reply[]) =>
  months.map(({ bank, other, unconfirmed }) => [bank, other, unconfirmed])
const paidIn = (months: Reply[]) => months.map(({ bank, other, unconfirmed }) => bank + other + unconfirmed)

it('X001 the API lists its capabilities, but only for callers with a token', async () => {
  const { capabilities } = await api.get('P1', '/capabilities')
  expect(capabilities.join(' ')).toBe(
    'earnings collections changes calendar team-figures find activity queries share layout sort firm taxes rules office',
  )
  expect((await api.request('/capabilities', { method: 'GET' })).status).toBe(401)
})

it('X010 X091 the months of P1: by bank, in cash that was received, in cash that was not', async () => {
  const reply = await earnings('P1')
  expect(reply).toMatchObject({ status: true, financial_year: 2026, as_of: TODAY })
  expect(figuresOf(reply.months)).toEqual([
    [340_252, 0, 0],
    [4_300, 9_715, 0],
    [885_843, 0, 0],
    [4_300, 0, 9_588],
    [314_822, 0, 9_588],
    [4_300, 0, 0],
    [1_147_369, 0, 9_685],
    [0, 0, 7_919],
    ...Array<number[]>(4).fill([0, 0, 0]),
  ])
  const lastYear = [279_583, 0, 0, 82_143, 0, 0, 0, 21_500, 4_300, 4_300, 4_300, 4_300]
  expect(paidIn(reply.last_year)).toEqual(lastYear)
  expect(reply.months.map(({ month }: Reply) => month)).toEqual([
    ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`),
    ...['01', '02', '03'].map((month) => `2027-${month}`),
  ])
  expect(await earnings('P1', { financial_year: '' })).toEqual(reply)
  const before = await earnings('P1', { financial_year: 2025 })
  expect(before.financial_year).toBe(2025)
  expect(paidIn(before.months)).toEqual(lastYear)
  expect(paidIn((await earnings('P1', { financial_year: 2100 })).months)).toEqual(Array(12).fill(0))
})

it('X010 X090 the lifetime of P1; an associate without bookings earned nothing', async () => {
  const { lifetime } = await earnings('P1')
  expect(lifetime).toEqual({
    eligible: 8_086_229,
    discount: 53_500,
    cancelled: 470_791,
    net: 7_561_938,
    paid: 3_324_435,
    due: 4_237_503,
    payable_amt: 815_339,
    unconfirmed: 36_780,
  })
  const ofP3 = await earnings('P3')
  expect(Object.values(ofP3.lifetime)).toEqual(Array(8).fill(0))
  expect(paidIn(ofP3.months)).toEqual(Array(12).fill(0))
})

/*
 * P1's commission on the golden booking is 8 % of 200 yards × ₹12,000 = ₹1,92,000. A discount of 200 × ₹100 reduces it to ₹1,72,000. The
 * booking of 18-Oct-25 pays 6.88 % of the sale part of each receipt. The booking amount pays 17,200, billed on 5-Nov. Each of the twelve
 * EMIs from Nov 2025 to Oct 2026 pays 4,300. An EMI is received on the 5th, and billed in the same month: by bank on the 20th, or in cash
 * shortly before. In total, 17,200 + 12 × 4,300 is paid.
 */
it('X010 if P1 has no other booking, the earnings of P1 are the commission on the golden booking', async () => {
  const separate = await openDemoApi()
  const { id } = await goldenBooking(separate.db)
  const others = separate.db.selectFrom('commission_lines').select('id').where('booking_id', '<>', id)
  await separate.db.deleteFrom('all_payments').where('line_id', 'in', others).execute()
  await separate.db.deleteFrom('commission_lines').where('booking_id', '<>', id).execute()
  const reply = await separate.own('P1', 'earnings')
  await separate.db.destroy()
  expect(paidIn(reply.months)).toEqual([...Array<number>(7).fill(4_300), 0, 0, 0, 0, 0])
  expect(paidIn(reply.last_year)).toEqual([0, 0, 0, 0, 0, 0, 0, 21_500, 4_300, 4_300, 4_300, 4_300])
  const promised = { eligible: 192_000, discount: 20_000, cancelled: 0, net: 172_000 }
  expect(reply.lifetime).toMatchObject({ ...promised, paid: 68_800, due: 103_200, payable_amt: 0 })
})

it('X091 the next reply counts cash that was confirmed as received', async () => {
  const sumsOf = async () => {
    const { months, lifetime } = await earnings('P1')
    const of = (kind: string) => months.reduce((total: number, month: Reply) => total + month[kind], 0)
    return [of('other'), of('unconfirmed'), lifetime.unconfirmed]
  }
  expect(await sumsOf()).toEqual([9_715, 36_780, 36_780])
  await api.post('P1', '/associate/save-cash-cmsn-paid-bills?comm_ids=340&cash_cmsn_bill_status=2')
  expect(await sumsOf()).toEqual([19_303, 27_192, 27_192])
})
