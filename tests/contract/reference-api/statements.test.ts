import { beforeAll, describe, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { sqliteInGate } from '../../factories/cases'
import { allBookings, demoApiForThisFile, isActive, type Reply, type SoldPlot, teamOf } from './demo-api'

const api = demoApiForThisFile()
let bookings: SoldPlot[]
let golden: SoldPlot
let emptied: SoldPlot
/** Replies by booking. */
const receipts = new Map<number, Reply>()
const emiDetails = new Map<number, Reply>()

beforeAll(async () => {
  const team = await teamOf(api.db, personaOf('P2').id)
  bookings = (await allBookings(api.db)).filter((booking) => team.has(booking.seller_id))
  golden = bookings.find((booking) => booking.customer_name === GOLDEN_CUSTOMER)!
  emptied = bookings.find((booking) => isActive(booking) && booking !== golden)!
  await removeReceipts(emptied.id)
  for (const { id } of bookings) {
    receipts.set(id, await receiptsOf(id))
    emiDetails.set(id, await emiDetailsOf(id))
  }
})

const removeReceipts = (id: number) =>
  api.db.transaction().execute(async (transaction) => {
    const ofBooking = transaction.selectFrom('receipts').select('id').where('booking_id', '=', id)
    await transaction.deleteFrom('all_payments').where('receipt_id', 'in', ofBooking).execute()
    await transaction.deleteFrom('all_receipts').where('booking_id', '=', id).execute()
    await transaction
      .updateTable('instalments')
      .set({ paid_rupees: 0 })
      .where('booking_id', '=', id)
      .execute()
  })

const receiptsOf = (id: number): Promise<Reply> => api.post('P2', `/associate/get-receipts/${id}`)
const emiDetailsOf = (id: number): Promise<Reply> => api.post('P2', `/associate/get-emi-details/${id}`)

describe('receipts', () => {
  it('M168 the receipts of every booking that P2 sees match the database, oldest first, and add up to the total', async () => {
    for (const { id } of bookings) {
      const rows = await api.db
        .selectFrom('receipts')
        .selectAll()
        .where('booking_id', '=', id)
        .orderBy('received_on')
        .orderBy('id')
        .execute()
      const { receipt_details, receipts_info } = receipts.get(id)!
      expect(receipt_details).toEqual(
        rows.map((row) => ({
          date: row.received_on,
          receipt_no: row.number,
          net_rcv_amt: row.net_rupees,
          late_paymt_paid: row.late_charges_rupees,
          rcvd_amt: row.net_rupees + row.late_charges_rupees,
        })),
      )
      expect(receipts_info).toEqual({ revd_total_amt_after_less: sum(rows, (row) => row.net_rupees) })
    }
  })

  it('M168 the received amount is the net amount plus late charges', async () => {
    const lateReceipts = await api.db
      .selectFrom('receipts')
      .selectAll()
      .where('late_charges_rupees', '>', 0)
      .execute()
    const receipt = lateReceipts.find(({ booking_id }) => bookings.some(({ id }) => id === booking_id))!
    const { receipt_details } = await receiptsOf(receipt.booking_id)
    expect(receipt_details).toContainEqual(
      expect.objectContaining({
        receipt_no: receipt.number,
        late_paymt_paid: receipt.late_charges_rupees,
        rcvd_amt: receipt.net_rupees + receipt.late_charges_rupees,
      }),
    )
  })

  it('M169 a booking without receipts has an empty list and a total of zero', () => {
    expect(receipts.get(emptied.id)).toMatchObject({
      status: true,
      receipt_details: [],
      receipts_info: { revd_total_amt_after_less: 0 },
    })
  })
})

describe('the EMI statement', () => {
  it('M171 M173 the statement of the golden booking has the booking amount and 36 instalments, 12 of them paid', async () => {
    const { booking_info, emi_statement } = await emiDetailsOf(golden.id)
    expect(booking_info).toEqual({
      plot_number: '24',
      customer_name: GOLDEN_CUSTOMER,
      customer_mobile: '8000000244',
      project_name: 'Mango Bloom Gardens',
      project_id: 4,
      agent_id: personaOf('P1').id,
      agent_name: personaOf('P1').name,
      plot_status: 2,
      moves: [],
    })
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
  })

  it('M171 a balance is the amount due less the amount paid, rows are sorted by due date, and the waive-off is that of the booking', async () => {
    for (const booking of bookings) {
      const [{ emi_wave_off, customer_emi_items: rows }] = emiDetails.get(booking.id)!.emi_statement
      expect(emi_wave_off).toBe(booking.waive_off_rupees)
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row.balance).toBe(row.amount_due - row.amount_paid)
      const days = rows.map((row: Reply) => row.due_date)
      expect(days).toEqual(days.toSorted())
    }
  })
})

it('X098 both have the refund of a cancelled booking, and the moves of a booking to another plot', async () => {
  const infosOf = ({ id }: SoldPlot) => [receipts, emiDetails].map((replies) => replies.get(id)!.booking_info)
  const refunded = bookings.find((booking) => booking.refunded_rupees !== null)!
  for (const info of infosOf(refunded))
    expect(info).toMatchObject({
      plot_status: 9,
      cancelled_date: refunded.cancelled_on,
      refunded_amt: refunded.refunded_rupees,
      refunded_date: refunded.refunded_on,
    })
  const moves = await api.db.selectFrom('booking_moves').selectAll().execute()
  const [{ booking_id, ...move }] = moves as [(typeof moves)[number]]
  for (const info of infosOf(bookings.find(({ id }) => id === booking_id)!))
    expect(info.moves).toEqual([
      {
        plot_no: move.former_plot,
        date: move.moved_on,
        former_total: move.former_rupees,
        total: move.rupees,
      },
    ])
  expect(move.former_rupees).not.toBe(move.rupees)
})

describe('consistency', () => {
  it(
    'M241 receipts, paid instalments and total_paid agree for every active booking that P2 sees',
    sqliteInGate,
    async () => {
      const active = bookings.filter(isActive)
      const paidOf = new Map<number, number>()
      const lists = new Set(
        active.map(({ seller_id, project_id, status_id }) => `${seller_id}/${project_id}/${status_id}`),
      )
      for (const list of lists)
        for (const row of (await api.post('P2', `/associate/get-booking-details-agentwise/${list}`))
          .booking_details)
          paidOf.set(row.booking_id, row.total_paid)
      expect(new Set(paidOf.keys())).toEqual(new Set(active.map(({ id }) => id)))
      for (const [id, totalPaid] of paidOf) {
        const { receipt_details, receipts_info } = receipts.get(id)!
        const [{ customer_emi_items }] = emiDetails.get(id)!.emi_statement
        expect([
          id,
          sum(receipt_details, (row: Reply) => row.net_rcv_amt),
          receipts_info.revd_total_amt_after_less,
          sum(customer_emi_items, (row: Reply) => row.amount_paid),
        ]).toEqual([id, totalPaid, totalPaid, totalPaid])
      }
    },
  )

  it('M241 receipts and paid instalments agree for cancelled bookings too', async () => {
    const cancelled = bookings.filter((booking) => !isActive(booking))
    expect(cancelled.length).toBeGreaterThan(0)
    for (const { id } of cancelled) {
      const { receipts_info } = receipts.get(id)!
      const [{ customer_emi_items }] = emiDetails.get(id)!.emi_statement
      expect(sum(customer_emi_items, (row: Reply) => row.amount_paid)).toBe(
        receipts_info.revd_total_amt_after_less,
      )
    }
  })
})

function sum<Item>(items: Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0)
}
