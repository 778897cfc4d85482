import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { demoApiForThisFile, type Reply, sum } from './demo-api'

const api = demoApiForThisFile()

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
