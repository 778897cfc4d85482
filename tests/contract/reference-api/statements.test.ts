import { expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { rowOf, rowsOf } from '../../factories/rows'
import { demoApiForThisFile, type Reply } from './demo-api'
import { goldenBooking } from './golden'

const api = demoApiForThisFile()

const receiptsOf = (id: number): Promise<Reply> => api.post('P2', `/associate/get-receipts/${id}`)
const emiDetailsOf = (id: number): Promise<Reply> => api.post('P2', `/associate/get-emi-details/${id}`)

it('M168 the received amount is the net amount plus late charges', async () => {
  const late = await api.db
    .selectFrom('receipts')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .selectAll('receipts')
    .where('late_charges_rupees', '>', 0)
    .where('seller_id', '=', personaOf('P1').id)
    .executeTakeFirstOrThrow()
  const { receipt_details } = await receiptsOf(late.booking_id)
  const row = receipt_details.find(({ receipt_no }: Reply) => receipt_no === late.number)
  const rcvd_amt = late.net_rupees + late.late_charges_rupees
  expect(row).toMatchObject({ late_paymt_paid: late.late_charges_rupees, rcvd_amt })
})

it('M169 a booking without receipts has an empty list and a total of zero', async () => {
  const bookings = await rowsOf(api.db, 'bookings', { seller_id: personaOf('P1').id }, 'id')
  const { id } = bookings.find(({ customer_name }) => customer_name !== GOLDEN_CUSTOMER)!
  await api.db.transaction().execute(async (transaction) => {
    const ofBooking = transaction.selectFrom('receipts').select('id').where('booking_id', '=', id)
    await transaction.deleteFrom('all_payments').where('receipt_id', 'in', ofBooking).execute()
    await transaction.deleteFrom('all_receipts').where('booking_id', '=', id).execute()
  })
  expect(await receiptsOf(id)).toMatchObject({
    status: true,
    receipt_details: [],
    receipts_info: { revd_total_amt_after_less: 0 },
  })
})

it('M171 M173 the statement of the golden booking has the booking amount and 36 instalments, 12 of them paid', async () => {
  const { id } = await goldenBooking(api.db)
  const { booking_info, emi_statement } = await emiDetailsOf(id)
  const { id: agent_id, name: agent_name } = personaOf('P1')
  const plot = { plot_number: '24', plot_status: 2, project_name: 'Mango Bloom Gardens', project_id: 4 }
  const customer = { customer_name: GOLDEN_CUSTOMER, customer_mobile: '8000000244' }
  expect(booking_info).toEqual({ ...plot, ...customer, agent_id, agent_name, moves: [] })
  expect(emi_statement).toHaveLength(1)
  const [{ emi_wave_off, customer_emi_items: rows }] = emi_statement
  expect(emi_wave_off).toBe(0)
  expect(rows.map((row: Reply) => row.type)).toEqual([
    'Booking Amount',
    ...Array.from({ length: 36 }, (_, index) => `EMI ${index + 1}`),
  ])
  expect(rows[0]).toMatchObject({ amount_due: 260_000, amount_paid: 260_000, balance: 0 })
  for (const [index, row] of rows.slice(1).entries())
    expect(row).toMatchObject(
      index < 12
        ? { amount_due: 76_700, amount_paid: 76_700, balance: 0 }
        : { amount_due: 76_700, amount_paid: 0, balance: 76_700 },
    )
  expect(rows[13].due_date).toBe('2026-11-10')
  const { receipts_info } = await receiptsOf(id)
  expect(receipts_info.revd_total_amt_after_less).toBe(260_000 + 12 * 76_700)
})

it('X098 both have the refund of a cancelled booking, and the moves of a booking to another plot', async () => {
  const infosOf = async (id: number) =>
    [await receiptsOf(id), await emiDetailsOf(id)].map(({ booking_info }) => booking_info)
  const refunded = (await rowsOf(api.db, 'bookings', { status_id: 9 })).find(
    ({ refunded_rupees, seller_id }) => refunded_rupees !== null && seller_id.startsWith('HG10'),
  )!
  for (const info of await infosOf(refunded.id))
    expect(info).toMatchObject({
      plot_status: 9,
      cancelled_date: refunded.cancelled_on,
      refunded_amt: refunded.refunded_rupees,
      refunded_date: refunded.refunded_on,
    })
  const { booking_id, ...move } = await rowOf(api.db, 'booking_moves')
  const moved = { plot_no: move.former_plot, date: move.moved_on, former_total: move.former_rupees }
  for (const info of await infosOf(booking_id)) expect(info.moves).toEqual([{ ...moved, total: move.rupees }])
  expect(move.former_rupees).not.toBe(move.rupees)
})
