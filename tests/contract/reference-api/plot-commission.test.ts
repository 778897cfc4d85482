import { beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '../../../reference-api/schema'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { CANCELLED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { rowsOf } from '../../factories/rows'
import { allBookings, demoApiForThisFile, NOT_IN_TEAM, P1, P2, type Reply, type SoldPlot } from './demo-api'

const api = demoApiForThisFile()
let golden: SoldPlot
let bookings: SoldPlot[]
let lines: Row<'commission_lines'>[]

beforeAll(async () => {
  bookings = await allBookings(api.db)
  golden = bookings.find((booking) => booking.customer_name === GOLDEN_CUSTOMER)!
  lines = await rowsOf(api.db, 'commission_lines')
})

const fetchOwn = (user: string, booking: number, rest = '') =>
  api.post('P2', `/associate/my-plot-cmsn/${user}?booking_id=${booking}${rest}`)
const fetchTeam = (user: string, booking: number) =>
  api.post('P2', `/associate/get-agent-team-cmsn-dues-plotwise/${user}/${booking}`)

describe('the golden booking', () => {
  it('M162 M164 M235 has the commission of P1 to the rupee', async () => {
    const reply = await fetchOwn(P1, golden.id)
    const project_name = 'Mango Bloom Gardens'
    const customer_name = GOLDEN_CUSTOMER
    const paid = 17_200 + 12 * 4_300
    expect(reply).toMatchObject({ total_cmsn: 192_000, net_cmsn: 172_000, paid, due: 172_000 - paid })
    expect(reply).toMatchObject({
      project_id: 4,
      project_name,
      booking_info: { plot_number: '24', customer_name, project_name },
      cmsn_due_details: [{ plot_no: '24', customer_name, yards: 200, cmsn_ceiling_rate: 12_000 }],
    })
    const { data, ...figures } = reply.cmsn_due_details[0].agents[0]
    expect(reply.cmsn_due_details[0].agents).toHaveLength(1)
    const agent = { agent_id: P1, agent_name: personaOf('P1').name }
    const gross = { cmsn_celing_amt: 2_400_000, comm_value: 8, comm_type: '%', cmsn_amt: 192_000 }
    const discount = { discount_value: 100, discount_type: 'Per Sq.Yd', discount: 20_000, cancelled_amt: 0 }
    const net = { net_cmsn_amt: 172_000, net_cmsn_percentage: 6.88, paid_cmsn: 68_800, cmsn_due: 103_200 }
    const payable = { payable_amt: 0, payable_receipts: [] }
    expect(figures).toEqual({ ...agent, ...gross, ...discount, ...net, ...payable })
    expect(data).toEqual(reply.data)
    expect(data.map((payment: Reply) => payment.amount)).toEqual([...Array<number>(12).fill(4_300), 17_200])
    expect(data[0]).toMatchObject({ rcpt_amt: 76_700, less: 14_200 })
    expect(data[12]).toMatchObject({ rcpt_amt: 260_000, less: 10_000 })
  })

  it('M165 M189 lists the commission of P2’s downline, seller first, without P2', async () => {
    const reply = await fetchTeam(P2, golden.id)
    const { agents } = reply.cmsn_due_details[0]
    expect(agents).toMatchObject([
      { comm_value: 8, net_cmsn_amt: 172_000, paid_cmsn: 68_800, net_cmsn_percentage: 6.88 },
      { comm_value: 2, net_cmsn_amt: 48_000, paid_cmsn: 19_200, net_cmsn_percentage: 1.92 },
      { comm_value: 2, net_cmsn_amt: 48_000, paid_cmsn: 19_200, net_cmsn_percentage: 1.92 },
    ])
    expect(agents.map((agent: Reply) => agent.agent_id)).not.toContain(P2)
    expect(reply).toMatchObject({ total_cmsn: 288_000, net_cmsn: 268_000, paid: 107_200, due: 160_800 })
  })

  it('M234 is rejected with the plot_id of another plot; its payments can be read by page', async () => {
    const byPlot = `&plot_id=${golden.plot_id}`
    expect(await fetchOwn(P1, golden.id, byPlot)).toEqual(await fetchOwn(P1, golden.id))
    expect(await fetchOwn(P1, golden.id, '&plot_id=1')).toEqual(NOT_IN_TEAM)
    expect((await fetchOwn(P1, golden.id, `${byPlot}&page=1`)).data).toHaveLength(13)
    expect(await fetchOwn(P1, golden.id, `${byPlot}&page=2`)).toMatchObject({ paid: 68_800, data: [] })
  })
})

describe('bookings', () => {
  it('M183 commission per square yard has the type "Per Sq.Yd", and a line without a discount has no discount type', async () => {
    const line = lines.find(
      ({ commission_type, discount_rupees }) => commission_type === 'Per Sq.Yd' && discount_rupees === 0,
    )!
    const [agent] = (await fetchOwn(line.associate_id, line.booking_id)).cmsn_due_details[0].agents
    expect(agent).toMatchObject({ comm_type: 'Per Sq.Yd', discount_value: 0, discount_type: null })
    expect(agent.cmsn_amt).toBe(line.gross_rupees)
  })

  it('M234 a cancelled booking keeps its payments and rate; nothing is due', async () => {
    const paid = lines.find(
      ({ booking_id, paid_rupees }) =>
        paid_rupees > 0 && bookings.find(({ id }) => id === booking_id)!.status_id === CANCELLED,
    )!
    const [agent] = (await fetchOwn(paid.associate_id, paid.booking_id)).cmsn_due_details[0].agents
    expect(agent).toMatchObject({
      net_cmsn_amt: paid.paid_rupees,
      paid_cmsn: paid.paid_rupees,
      cmsn_due: 0,
      cancelled_amt: paid.gross_rupees - paid.discount_rupees - paid.paid_rupees,
    })
    const payment = agent.data[0]
    const expected = ((payment.rcpt_amt - payment.less) * agent.net_cmsn_percentage) / 100
    expect(Math.abs(expected - payment.amount)).toBeLessThanOrEqual(1)
  })
})

describe('the booking of a commission or payment', () => {
  const calls = (user: string, project: number | string, booking: number) => [
    `/associate/my-dues-booking-details/${user}/${project}/${booking}`,
    `/associate/team-dues-booking-details/${user}/${project}/${booking}`,
    `/associate/payment-bookings/${user}/${booking}`,
  ]

  it('M186 M190 M205 equals the row of the booked-plots list', async () => {
    const list = await api.post('P1', `/associate/get-booking-details-agentwise/${P1}/4/2`)
    const expected = list.booking_details.find((row: Reply) => row.booking_id === golden.id)
    for (const path of calls(P1, 4, golden.id))
      expect((await api.post('P1', path)).booking_details).toEqual([expected])
  })

  it('M185 has its registration date', async () => {
    const registered = bookings.find(
      (booking) => booking.status_id === REGISTERED && booking.seller_id === P1,
    )!
    for (const path of calls(P1, registered.project_id, registered.id)) {
      const [row] = (await api.post('P1', path)).booking_details
      expect(row).toMatchObject({ plot_status: 3, register_date: registered.registered_on })
    }
  })

  it('M186 M240 is rejected under another project', async () => {
    for (const project of [3, 999, 'x', '%20'])
      for (const path of calls(P1, project, golden.id).slice(0, 2))
        expect(await api.post('P1', path)).toEqual(NOT_IN_TEAM)
  })
})
