import { beforeAll, describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { demoApiForThisFile, NOT_IN_TEAM, queryOf, type Reply, teamOf } from './demo-api'
import { allPayments, type PaidRow } from './paid-rows'

const P1 = personaOf('P1').id

const api = demoApiForThisFile()
let paid: PaidRow[]

beforeAll(async () => {
  paid = await allPayments(api.db)
})

type Query = Record<string, string | number | undefined>

describe('one payment', () => {
  const details = (viewer: PersonaKey, query: Query) =>
    api.post(viewer, `/associate/my-payment-details/${personaOf(viewer).id}${queryOf(query)}`)

  it('M202 M203 M241 returns plot, bill date and commission; the net receipt is the amount less the deductions', async () => {
    for (const payment of paid.filter(({ associate_id }) => associate_id === P1)) {
      const { agents } = await details('P1', { comm_id: payment.bill_id, receipt_id: payment.receipt_id })
      expect(agents).toMatchObject([{ agent_id: P1, bill_date: payment.billed_on }])
      expect(agents[0].data).toHaveLength(1)
      const [row] = agents[0].data
      expect(row).toMatchObject({
        plot_no: payment.plot,
        booking_id: payment.booking_id,
        net_cmsn: payment.rupees,
      })
      expect(row.rcpt_net).toBe(row.rcpt_amt - row.less)
      expect(row.cmsn_type).toBe('%')
    }
  })

  it('M202 returns the golden receipt to the rupee', async () => {
    const [latest] = paid
      .filter((row) => row.customer_name === GOLDEN_CUSTOMER && row.associate_id === P1)
      .toSorted((a, b) => b.receipt_id - a.receipt_id)
    const { agents } = await details('P1', { comm_id: latest!.bill_id, receipt_id: latest!.receipt_id })
    expect(agents[0].data[0]).toMatchObject({
      rcpt_amt: 76_700,
      less: 14_200,
      rcpt_net: 62_500,
      net_cmsn_per: 6.88,
      net_cmsn: 4_300,
    })
  })

  it('M194 without a receipt returns all payments of the bill', async () => {
    const paymentsOf = (bill: number) => paid.filter(({ bill_id }) => bill_id === bill)
    const { bill_id: comm } = paid.find(
      ({ associate_id, bill_id }) => associate_id === P1 && paymentsOf(bill_id).length > 1,
    )!
    const expected = paymentsOf(comm)
    for (const query of [{ comm_id: comm }, { comm_id: comm, receipt_id: 0 }]) {
      const { agents } = await details('P1', query)
      expect(agents[0].data.map((row: Reply) => row.net_cmsn)).toEqual(expected.map(({ rupees }) => rupees))
    }
  })

  it('M200 M204 returns the URLs of its documents, with the host of the request', async () => {
    const { bill_id: comm, receipt_id: receipt } = paid.find(({ associate_id }) => associate_id === P1)!
    const print = (query: string) => api.post('P1', `/associate/my-plot-cmsn-statement-print/${P1}${query}`)
    expect(await print(`?cmsn_id=${comm}&receipt_id=${receipt}`)).toEqual({
      status: true,
      message: '',
      data: `http://localhost/documents/commission-statements/${comm}/${receipt}`,
    })
    const bill = `http://localhost/documents/commission-bills/${comm}`
    expect((await print(`?cmsn_id=${comm}&receipt_id=0`)).data).toBe(bill)
    expect((await print(`?cmsn_id=${comm}`)).data).toBe(bill)
    expect((await api.post('P2', `/associate/get-agent-paid-cmsn-pdf/${P1}/${comm}`)).data).toBe(bill)
  })

  it('M200 M202 M204 M240 P1 reads exactly the payments of the team, and a bill only by a call that names its associate', async () => {
    const team = await teamOf(api.db, P1)
    const everyFortieth = paid.filter((_, index) => index % 40 === 0)
    expect(new Set(everyFortieth.map(({ associate_id }) => team.has(associate_id)))).toEqual(
      new Set([true, false]),
    )
    for (const { associate_id, bill_id, receipt_id } of everyFortieth) {
      const mayRead = team.has(associate_id)
      const query = `comm_id=${bill_id}&receipt_id=${receipt_id}`
      for (const path of [
        `my-payment-details/${P1}?${query}`,
        `my-plot-cmsn-statement-print/${P1}?cmsn_id=${bill_id}&receipt_id=${receipt_id}`,
        `get-agent-paid-cmsn-pdf/${associate_id}/${bill_id}`,
      ]) {
        const reply = await api.post('P1', `/associate/${path}`)
        if (mayRead) expect(reply.status).toBe(true)
        else expect(reply).toEqual(NOT_IN_TEAM)
      }
      // If the path names another associate, the reply is the same as for an unknown bill.
      const other = associate_id === P1 ? [...team].find((id) => id !== P1)! : P1
      expect(await api.post('P1', `/associate/get-agent-paid-cmsn-pdf/${other}/${bill_id}`)).toEqual(
        NOT_IN_TEAM,
      )
    }
  })

  it.each([{}, { comm_id: 999_999_999 }, { comm_id: 1, receipt_id: 999_999_999 }, { receipt_id: 1 }])(
    'M202 M240 %j gets the same reply as a stranger’s payment',
    async (query) => {
      expect(await details('P2', query)).toEqual(NOT_IN_TEAM)
    },
  )
})
