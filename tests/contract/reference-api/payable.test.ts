import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { CANCELLED } from '../../../reference-api/rules/booking-status'
import { saleToReceive } from '../../../reference-api/rules/receipt-parts'
import { payableCommission } from '../../../reference-api/rules/released-commission'
import { allBookings, demoApiForThisFile, type Reply, sum } from './demo-api'

const api = demoApiForThisFile()

const payableIn = (db: typeof api.db) =>
  db.selectFrom('commission_lines').select(['id', 'payable_rupees']).orderBy('id').execute()

it('X090 the payable amount of each line is the commission on its receipts that no bill pays', async () => {
  const bookings = new Map((await allBookings(api.db)).map((booking) => [booking.id, booking]))
  const receipts = await api.db.selectFrom('receipts').selectAll().execute()
  const receiptsOf = new Map([...bookings.keys()].map((id) => [id, [] as typeof receipts]))
  for (const receipt of receipts) receiptsOf.get(receipt.booking_id)!.push(receipt)
  const payments = await api.db.selectFrom('payments').select(['line_id', 'receipt_id']).execute()
  const billed = new Set(payments.map(({ line_id, receipt_id }) => `${line_id} ${receipt_id}`))
  const lines = await api.db.selectFrom('commission_lines').selectAll().orderBy('id').execute()
  const expected = lines.map((line) => {
    const booking = bookings.get(line.booking_id)!
    const received = receiptsOf.get(booking.id)!
    const payable_rupees = payableCommission({
      line: { netRupees: line.net_rupees, paidRupees: line.paid_rupees },
      saleToReceiveRupees: saleToReceive({
        saleRupees: booking.sale_rupees,
        discountRupees: booking.discount_rupees,
      }),
      saleReceivedRupees: sum(received.map(({ sale_part_rupees }) => sale_part_rupees)),
      unbilledSaleRupees: received
        .filter(({ id }) => !billed.has(`${line.id} ${id}`))
        .map(({ sale_part_rupees }) => sale_part_rupees),
      isCancelled: booking.status_id === CANCELLED,
    })
    return { id: line.id, payable_rupees }
  })
  expect(await payableIn(api.db)).toEqual(expected)
  // Guards the test: some lines are payable in part, some in whole, and some not at all.
  const shares = lines.map(
    ({ net_rupees, paid_rupees, payable_rupees }) =>
      Math.sign(payable_rupees) + Math.sign(payable_rupees - (net_rupees - paid_rupees)),
  )
  expect(new Set(shares)).toEqual(new Set([-1, 0, 1]))
})

it('X090 the commission of a booking lists the receipts that no bill pays, which add up to the payable amount', async () => {
  const lines = await api.db
    .selectFrom('commission_lines')
    .selectAll()
    .where(sql<boolean>`payable_rupees < net_rupees - paid_rupees`)
    .where('associate_id', 'like', 'HG10%')
    .where('payable_rupees', '>', 0)
    .limit(40)
    .execute()
  expect(lines).toHaveLength(40)
  for (const line of lines) {
    const path = `/associate/my-plot-cmsn/${line.associate_id}?booking_id=${line.booking_id}`
    const reply = await api.post('P2', path)
    const [agent] = reply.cmsn_due_details[0].agents
    expect([reply.payable_amt, agent.payable_amt]).toEqual([line.payable_rupees, line.payable_rupees])
    expect(sum(agent.payable_receipts.map(({ amount }: Reply) => amount))).toBe(line.payable_rupees)
    const paid = new Set(agent.data.map(({ receipt_no }: Reply) => receipt_no))
    expect(agent.payable_receipts.filter(({ receipt_no }: Reply) => paid.has(receipt_no))).toEqual([])
  }
})
