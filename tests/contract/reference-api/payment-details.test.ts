import { describe, expect, it } from 'vitest'
import type { PersonaKey } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, NOT_IN_TEAM, P1, type Reply, teamOf } from './demo-api'
import { goldenPayment } from './golden'

const api = demoApiForThisFile()

type Query = Record<string, string | number | undefined>

describe('one payment', () => {
  const details = (viewer: PersonaKey, query: Query) => api.own(viewer, 'my-payment-details', query)

  it('M202 M203 M241 returns plot, bill date and commission; the golden receipt is right to the rupee', async () => {
    const { bill_id, receipt_id, booking_id, billed_on } = await goldenPayment(api.db)
    const { agents } = await details('P1', { comm_id: bill_id, receipt_id })
    expect(agents).toMatchObject([{ agent_id: P1, bill_date: billed_on }])
    expect(agents[0].data).toMatchObject([
      {
        plot_no: '24',
        booking_id,
        cmsn_type: '%',
        rcpt_amt: 76_700,
        less: 14_200,
        rcpt_net: 62_500,
        net_cmsn_per: 6.88,
        net_cmsn: 4_300,
      },
    ])
  })

  it('M194 without a receipt returns all payments of the bill', async () => {
    for (const query of [{ comm_id: 422 }, { comm_id: 422, receipt_id: 0 }]) {
      const { agents } = await details('P1', query)
      const amounts = agents[0].data.map((row: Reply) => row.net_cmsn).toSorted()
      expect(amounts).toEqual([1_621, 1_621, 540, 591, 591, 591, 591, 591, 591, 591])
    }
  })

  it('M200 M204 returns the URLs of its documents, with the host of the request', async () => {
    const { bill_id: comm, receipt_id: receipt } = await goldenPayment(api.db)
    const print = (query: Query) => api.own('P1', 'my-plot-cmsn-statement-print', query)
    expect(await print({ cmsn_id: comm, receipt_id: receipt })).toEqual({
      status: true,
      message: '',
      data: `http://localhost/documents/commission-statements/${comm}/${receipt}`,
    })
    const bill = `http://localhost/documents/commission-bills/${comm}`
    expect((await print({ cmsn_id: comm, receipt_id: 0 })).data).toBe(bill)
    expect((await print({ cmsn_id: comm })).data).toBe(bill)
    expect((await api.post('P2', `/associate/get-agent-paid-cmsn-pdf/${P1}/${comm}`)).data).toBe(bill)
  })

  it('M200 M202 M204 M240 P1 reads exactly the payments of the team, and a bill only by a call that names its associate', async () => {
    const team = await teamOf(api.db, P1)
    const payments = await api.db
      .selectFrom('payments')
      .innerJoin('commission_bills as bills', 'bills.id', 'payments.bill_id')
      .select(['bill_id', 'receipt_id', 'associate_id'])
      .orderBy('payments.id')
      .execute()
    for (const { associate_id, bill_id, receipt_id } of payments.filter((_, index) => index % 40 === 0)) {
      const isOfTeam = team.has(associate_id)
      const expected = isOfTeam ? { status: true } : NOT_IN_TEAM
      for (const path of [
        `my-payment-details/${P1}?comm_id=${bill_id}&receipt_id=${receipt_id}`,
        `my-plot-cmsn-statement-print/${P1}?cmsn_id=${bill_id}&receipt_id=${receipt_id}`,
        `get-agent-paid-cmsn-pdf/${associate_id}/${bill_id}`,
      ])
        expect([isOfTeam, await api.post('P1', `/associate/${path}`)]).toMatchObject([isOfTeam, expected])
      const other = associate_id === P1 ? 'HG1013' : P1
      const ofAnother = await api.post('P1', `/associate/get-agent-paid-cmsn-pdf/${other}/${bill_id}`)
      expect(ofAnother).toEqual(NOT_IN_TEAM)
    }
  })

  const unknown = [{}, { comm_id: 999_999_999 }, { comm_id: 1, receipt_id: 999_999_999 }, { receipt_id: 1 }]
  it.each(unknown)('M202 M240 %j gets the same reply as a stranger’s payment', async (query) => {
    expect(await details('P2', query)).toEqual(NOT_IN_TEAM)
  })
})
