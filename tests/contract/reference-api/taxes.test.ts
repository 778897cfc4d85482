import { describe, expect, it } from 'vitest'
import { PaymentDetailsReply, PaymentsReply, TeamPaymentsReply } from '../../../app/contract/payments'
import { TaxYearReply } from '../../../app/contract/taxes'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { rowOf, rowsOf } from '../../factories/rows'
import { demoApiForThisFile, MALFORMED, P1, sum } from './demo-api'

const api = demoApiForThisFile()

const taxYear = (viewer: PersonaKey, query: { financial_year?: number } = {}) =>
  api.own(viewer, 'tax-year', query)

describe('a tax year', () => {
  it.each(['P1', 'P2'] as const)(
    'X093 of %s adds up to what its bills record, and with bills without records to what was paid this year',
    async (viewer) => {
      const id = personaOf(viewer).id
      const reply = await taxYear(viewer)
      const sumOf = (name: string) =>
        sum(reply.quarters.map((quarter: Record<string, number>) => quarter[name]))
      const bills = (await rowsOf(api.db, 'commission_bills', { associate_id: id })).filter(
        ({ billed_on, tds_rupees }) => billed_on >= '2026-04-01' && tds_rupees !== null,
      )
      expect(bills.length).toBeGreaterThan(3)
      expect(sumOf('tds_amt')).toBe(sum(bills.map(({ tds_rupees }) => tds_rupees ?? 0)))
      expect(sumOf('credited_amt')).toBe(sum(bills.map(({ credited_rupees }) => credited_rupees ?? 0)))
      expect(sumOf('credited_amt')).toBe(
        sumOf('gross_amt') - sumOf('tds_amt') - sumOf('other_deduction_amt') + sumOf('gst_amt'),
      )
      const { months } = await api.own(viewer, 'earnings')
      const paid = sum(months.map(({ bank, other }: { bank: number; other: number }) => bank + other))
      expect(sumOf('gross_amt') + reply.unrecorded_amt).toBe(paid)
      expect(TaxYearReply.parse(reply).firstYear).toBe(2024)
    },
  )

  it('X093 without payments is empty', async () => {
    const { quarters } = await taxYear('P1', { financial_year: 2001 })
    expect(quarters).toMatchObject(Array(4).fill({ gross_amt: 0, certificate: null }))
    expect(await taxYear('P3')).toMatchObject({ status: true, first_year: 2026, unrecorded_amt: 0 })
    expect(await taxYear('P1', { financial_year: 0 })).toMatchObject({ status: false })
  })
})

describe('a tax certificate', () => {
  const pathOf = async (viewer: PersonaKey) => {
    const { quarters } = await taxYear(viewer, { financial_year: 2025 })
    return new URL(quarters[0].certificate).pathname
  }

  it('X093 is a document of its associate, whose download is recorded', async () => {
    const response = await api.open('P1', await pathOf('P1'))
    expect(response.status).toBe(200)
    const name = 'tax-certificate-2025-26-q1.pdf'
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`)
    expect(await response.text()).toMatch(/^%PDF-/)
    expect(JSON.stringify(await rowsOf(api.db, 'activity', { kind: 'download' }))).toContain(name)
  })

  it('X093 of another associate is as unknown as a malformed id, also for the upline, and as a stored file', async () => {
    const path = await pathOf('P1')
    const unknown = await (await api.open('P1', '/documents/tax-certificates/999999')).text()
    const { media_id } = await rowOf(api.db, 'tax_certificates', { associate_id: P1 })
    const paths = MALFORMED.map((id) => `/documents/tax-certificates/${encodeURIComponent(id)}`)
    for (const foreign of [path, `/media/${media_id}`, ...paths]) {
      const response = await api.open('P2', foreign)
      expect([foreign, response.status, await response.text()]).toEqual([foreign, 404, unknown])
    }
    expect((await api.request(path, { method: 'GET' })).status).toBe(401)
  })
})

it('X093 each row of a bill has the records of the whole bill, in all lists and in the details', async () => {
  const bill = await api.db
    .selectFrom('commission_bills')
    .selectAll()
    .where('associate_id', '=', P1)
    .where('other_deduction_rupees', 'is not', null)
    .where('billed_on', '<', '2025-04-01')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const payments = await rowsOf(api.db, 'payments', { bill_id: bill.id })
  const gross = sum(payments.map(({ net_commission_rupees }) => net_commission_rupees))
  const recorded = {
    grossPaise: gross * 100,
    tdsPaise: bill.tds_rupees! * 100,
    gstPaise: null,
    otherPaise: bill.other_deduction_rupees! * 100,
    otherReason: bill.other_deduction_reason,
    creditedPaise: bill.credited_rupees! * 100,
    reference: bill.reference,
  }
  const month = bill.billed_on.slice(0, 7)
  const ofBill = <Row extends { commissionId: string | null }>(rows: Row[]) =>
    rows.filter(({ commissionId }) => commissionId === String(bill.id))
  for (const sorting of [{}, { sort: 'amount', order: 'desc' }]) {
    const query = { month, page: 1, ...sorting }
    const own = PaymentsReply.parse(await api.own('P1', 'my-payments', query))
    const rows = ofBill(own.days.flatMap((day) => day.rows))
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row.deductions).toEqual(recorded)
    const ofTeam = await api.own('P2', 'my-team-payments-plotwise', { ...query, agent_id: P1 })
    const team = TeamPaymentsReply.parse(ofTeam)
    const teamRows = ofBill(team.days.flatMap((day) => day.rows.flatMap(({ associates }) => associates)))
    expect(teamRows.length).toBeGreaterThan(0)
    for (const row of teamRows) expect(row.deductions).toEqual(recorded)
  }
  const [details] = PaymentDetailsReply.parse(await api.own('P1', 'my-payment-details', { comm_id: bill.id }))
  expect(details?.deductions).toEqual(recorded)
})
