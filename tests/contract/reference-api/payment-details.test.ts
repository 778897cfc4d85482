import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PersonaKey } from '../../../reference-api/demo-data/personas'
import { readPdf } from '../../factories/pdf-text'
import { rowOf, setRows } from '../../factories/rows'
import { demoApiForThisFile, MALFORMED, NOT_IN_TEAM, P1, queryOf, type Reply, sum, teamOf } from './demo-api'
import { goldenPayment } from './golden'

const api = demoApiForThisFile()
let golden: Awaited<ReturnType<typeof goldenPayment>>

beforeAll(async () => {
  golden = await goldenPayment(api.db)
})

const billPath = () => `/documents/commission-bills/${golden.bill_id}`
const statementPath = () => `/documents/commission-statements/${golden.bill_id}/${golden.receipt_id}`

type Query = Record<string, string | number | undefined>

describe('one payment', () => {
  const details = (viewer: PersonaKey, query: Query) => api.own(viewer, 'my-payment-details', query)

  it('M202 M203 M241 returns plot, bill date and commission; the golden receipt is right to the rupee', async () => {
    const { bill_id, receipt_id, booking_id, billed_on } = golden
    const { agents } = await details('P1', { comm_id: bill_id, receipt_id })
    const receipt = { plot_no: '24', booking_id, rcpt_amt: 76_700, less: 14_200, rcpt_net: 62_500 }
    const data = [{ ...receipt, cmsn_type: '%', net_cmsn_per: 6.88, net_cmsn: 4_300 }]
    expect(agents).toMatchObject([{ agent_id: P1, bill_date: billed_on, data }])
  })

  it('M194 without a receipt returns all payments of the bill', async () => {
    for (const query of [{ comm_id: 422 }, { comm_id: 422, receipt_id: 0 }]) {
      const { agents } = await details('P1', query)
      const amounts = agents[0].data.map((row: Reply) => row.net_cmsn).toSorted()
      expect(amounts).toEqual([1_621, 1_621, 540, 591, 591, 591, 591, 591, 591, 591])
    }
  })

  it('M200 M204 returns the URLs of its documents, with the host of the request', async () => {
    const { bill_id: comm, receipt_id: receipt } = golden
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

describe('commission documents', () => {
  it('M200 M204 X096 are PDFs with a size and a name with the number of the bill, at the addresses in the replies', async () => {
    const ids = { cmsn_id: golden.bill_id, receipt_id: golden.receipt_id }
    const { data: statement } = await api.own('P1', 'my-plot-cmsn-statement-print', ids)
    const { data: bill } = await api.post('P1', `/associate/get-agent-paid-cmsn-pdf/${P1}/${golden.bill_id}`)
    const names = [
      `commission-statement-CB-${golden.bill_id}-${golden.receipt_number}.pdf`,
      `paid-commission-CB-${golden.bill_id}.pdf`,
    ]
    for (const [index, address] of [statement, bill].entries()) {
      const response = await api.open('P1', new URL(address).pathname)
      const content = Buffer.from(await response.arrayBuffer())
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(content.byteLength),
        'content-disposition': `inline; filename="${names[index]}"`,
      })
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      expect(content.byteLength).toBeLessThan(60_000)
    }
  })

  it('M241 can be read only by the associate and the upline', async () => {
    for (const path of [billPath(), statementPath()]) {
      expect((await api.open('P2', path)).status).toBe(200)
      expect((await api.open('P3', path)).status).toBe(404)
      expect((await api.request(path, { method: 'GET' })).status).toBe(401)
    }
  })

  it('M241 unknown and malformed ids get the same response as another associate’s document', async () => {
    const bodyForP3 = await (await api.open('P3', billPath())).text()
    for (const id of [...MALFORMED, '999999999']) {
      const segment = encodeURIComponent(id)
      for (const document of [
        `bills/${segment}`,
        `statements/${segment}/${golden.receipt_id}`,
        `statements/${golden.bill_id}/${segment}`,
      ]) {
        const path = `/documents/commission-${document}`
        const response = await api.open('P1', path)
        expect([path, response.status, await response.text()]).toEqual([path, 404, bodyForP3])
      }
    }
  })
})

it('X096 a bill has the number of the firm in every reply, in its PDF and in the activity', async () => {
  const bill = await rowOf(api.db, 'commission_bills', { associate_id: P1, cash_status_id: 1 })
  await setRows(api.db, 'commission_bills', { id: bill.id }, { code: 'GP/26-27/7' })

  const cash = await api.get('P1', '/associate/cash-cmsn-paid-bills-info')
  const sent = cash.bills_info.flatMap(({ cmsn_details }: Reply) => cmsn_details)
  const { agents } = await api.own('P1', 'my-payment-details', { comm_id: bill.id, receipt_id: 0 })
  const filters = { month: bill.billed_on.slice(0, 7), plot: agents[0].data[0].plot_no }
  const { my_payments } = await api.own('P1', 'my-payments', filters)
  const paid = my_payments.flatMap(({ cmsn }: Reply) => cmsn)
  const pdf = await api.open('P1', `/documents/commission-bills/${bill.id}`)
  const pages = readPdf(new Uint8Array(await pdf.arrayBuffer())).pages.join()
  const query = queryOf({ comm_ids: bill.id, cash_cmsn_bill_status: 1 })
  await api.post('P1', `/associate/save-cash-cmsn-paid-bills${query}`)
  const { activity } = await api.own('P1', 'activity')

  const numbersOf = (rows: Reply[]) =>
    new Set(rows.filter(({ comm_id }) => comm_id === bill.id).map(({ bill_no }) => bill_no))
  const ofDetails = new Set(agents.map(({ bill_no }: Reply) => bill_no))
  expect([numbersOf(sent), numbersOf(paid), ofDetails]).toEqual(Array(3).fill(new Set(['GP/26-27/7'])))
  expect(pages).toContain('Bill No.: GP/26-27/7')
  expect(pdf.headers.get('content-disposition')).toContain('paid-commission-GP_26-27_7.pdf')
  expect(activity[0]).toMatchObject({ kind: 'cash accepted', detail: 'bill GP/26-27/7' })
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
