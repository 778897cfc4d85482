import { expect, it } from 'vitest'
import { TELUGU_CUSTOMER } from '../../../reference-api/demo-data/names'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { rowOf, setRows } from '../../factories/rows'
import { demoApiForThisFile, NOT_IN_TEAM, P1, queryOf, type Reply } from './demo-api'

// The ids are those of the demo data. P1 sold ten plots of project 4 that are booked, and four that are registered.

const GOLDEN = 245

const api = demoApiForThisFile()

const fetchList = (project: number, status: number, query = {}): Promise<Reply> =>
  api.post('P2', `/associate/get-booking-details-agentwise/${P1}/${project}/${status}${queryOf(query)}`)
const idsIn = async (...list: Parameters<typeof fetchList>): Promise<number[]> =>
  (await fetchList(...list)).booking_details.map((row: Reply) => row.booking_id)

it.each([
  [4, 2, [430, 427, 420, 399, 384, 372, 322, 316, GOLDEN, 34]],
  [4, 3, [339, 237, 231, 159]],
  [1, 2, [426, 228, 136, 29]],
  [1, 3, [259]],
  [7, 2, []],
])('M150 M238 project %d, status %d: newest first', async (project, status, ids) => {
  expect(await idsIn(project, status)).toEqual(ids)
})

it('M151 M152 the figures of the golden booking are right to the rupee', async () => {
  const [row] = (await fetchList(4, 2, { search_key: GOLDEN_CUSTOMER })).booking_details
  const plot = { plot_no: '24', customer_name: GOLDEN_CUSTOMER, plot_area: 200, facing_name: 'North' }
  const price = { sale_amt: 2_500_000, premium_charges: 100_000, emi_charges: 421_200 }
  const nothing = { adjustment: 0, reg_charges: 0, total_discount: 0, emi_wave_off: 0 }
  expect(row).toMatchObject({
    ...plot,
    ...price,
    ...nothing,
    // The late charge is 10.85 % a year on 76,700 for the 11 days from the 10th to the 21st.
    late_pymnt_charges_due: 251,
    total_due: 3_021_200 + 251,
    total_paid: 260_000 + 12 * 76_700,
    current_due: 76_700 + 251,
    days_late: 11,
    plot_status: 2,
    register_date: null,
  })
})

it.each([
  [{ search_key: '12/a' }, [372]],
  [{ search_key: '10+11' }, [399]],
  [{ search_key: ' 24 ' }, [GOLDEN]],
  [{ search_key: 'venkataRAMANA' }, [GOLDEN]],
  [{ search_key: TELUGU_CUSTOMER.slice(0, 4) }, [372]],
  [{ search_key: '1%' }, []],
  [{ search_key: "' or 1=1 --" }, []],
  [{ date: '2026-11-21' }, [430]],
  [{ date: '2026-11-21', search_key: 'suresh' }, [430]],
  [{ date: '2026-11-21', search_key: GOLDEN_CUSTOMER }, []],
  [{ date: '2001-01-01' }, []],
])('M142 M150 the search %j finds %j', async (query, ids) => {
  expect(await idsIn(4, 2, query)).toEqual(ids)
})

it.each(['Zo\u00eb', 'Zoe\u0308'])('M150 finds a customer by the spelling %j', async (search_key) => {
  const rename = (customer_name: string) => setRows(api.db, 'bookings', { id: GOLDEN }, { customer_name })
  await rename('Zo\u00eb Pillai')
  const found = await idsIn(4, 2, { search_key })
  await rename(GOLDEN_CUSTOMER)
  expect(found).toEqual([GOLDEN])
})

it('M151 M152 M171 each part of the price stands in its own field', async () => {
  const charges = { registration_rupees: 13, premium_rupees: 23, emi_charges_rupees: 29 }
  const reductions = { adjustment_rupees: -11, discount_rupees: 17, waive_off_rupees: 19 }
  const write = (to: object) => setRows(api.db, 'bookings', { id: GOLDEN }, to)
  const stored = await rowOf(api.db, 'bookings', { id: GOLDEN })
  await write({ ...charges, ...reductions })
  const [row] = (await fetchList(4, 2, { search_key: GOLDEN_CUSTOMER })).booking_details
  const { emi_statement } = await api.post('P2', `/associate/get-emi-details/${GOLDEN}`)
  await write(stored)
  const beforeDiscount = { adjustment: -11, reg_charges: 13, premium_charges: 23, emi_charges: 29 }
  expect(row).toMatchObject({ ...beforeDiscount, total_discount: 17, emi_wave_off: 19 })
  expect(emi_statement[0].emi_wave_off).toBe(19)
})

/** A cancelled booking of P1 in project 4, with a refund. */
const REFUNDED = 273

const details = (associate: string, project: number | string, booking: number | string): Promise<Reply> =>
  api.post('P2', `/associate/get-booking-details-agentwise-auto-suspend/${associate}/${project}/${booking}`)

it.each([
  ['P1', { 2: [309], 3: [172], 4: [303, REFUNDED] }],
  ['P3', {}],
] as const)('M230 lists cancelled bookings of the team of %s by project, newest first', async (who, ids) => {
  const { suspend_bkgs } = await api.post(who, `/associate/auto-suspended-bookings/${personaOf(who).id}`)
  const listed = suspend_bkgs.map(({ project_id, data }: Reply) => [
    project_id,
    data.map(({ booking_id }: Reply) => booking_id),
  ])
  expect(Object.fromEntries(listed)).toEqual(ids)
})

it('M231 M232 returns the figures of a cancelled booking as of its cancellation, and its refund', async () => {
  const [booking] = (await details(P1, 4, REFUNDED)).booking_details
  // Three EMIs of 81,125 are unpaid: 3,195,500 in all with EMI charges, of which 356,125 is paid.
  const refund = { refunded_amt: 284_000, refunded_date: '2026-05-05' }
  const due = { total_due: 2_750_000 + 445_500 + 2_459, current_due: 3 * 81_125 + 2_459, days_late: 63 }
  const cancelled = { status: 'Cancelled', cancelled_date: '2026-04-14', register_date: null }
  expect(booking).toMatchObject({ ...cancelled, ...refund, ...due, total_paid: 356_125 })
})

it('M231 M240 rejects active bookings, and bookings of another seller or project', async () => {
  for (const [associate, project, booking] of [
    [P1, 4, GOLDEN],
    ['HG1013', 4, REFUNDED],
    [P1, 2, REFUNDED],
    [P1, 'abc', REFUNDED],
    [P1, 4, 'abc'],
    [P1, 4, 999_999_999],
  ] as const)
    expect(await details(associate, project, booking)).toEqual(NOT_IN_TEAM)
})
