import { beforeEach, expect, it } from 'vitest'
import type { z } from 'zod/v4'
import { AssociateBookingsReply } from '~/contract/bookings'
import { CashBillsReply } from '~/contract/cash-bills'
import { PlotCommissionReply } from '~/contract/commission'
import { DuesProjectsReply, DuesReply } from '~/contract/dues'
import {
  DocumentAddressReply,
  PaymentDetailsReply,
  PaymentsReply,
  TeamPaymentsReply,
} from '~/contract/payments'
import { onUnknownField } from '~/contract/wire-object'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { allBookings, demoApiForThisFile } from './demo-api'

const P1 = personaOf('P1').id

const api = demoApiForThisFile()
let unknownFields: string[]

beforeEach(() => {
  unknownFields = []
  return onUnknownField((field) => unknownFields.push(field))
})

/** Parses a reply with the portal's schema, which must know every field. */
async function read<Schema extends z.ZodType>(
  viewer: PersonaKey,
  schema: Schema,
  path: string,
  method: 'GET' | 'POST' = 'POST',
): Promise<z.output<Schema>> {
  const response = await api.request(`/associate/${path}`, { method, token: await api.tokenOf(viewer) })
  const parsed: z.output<Schema> = schema.parse(await response.json())
  expect(unknownFields).toEqual([])
  return parsed
}

const golden = async () => (await allBookings(api.db)).find((row) => row.customer_name === GOLDEN_CUSTOMER)!

it('M162 M183 M235 the portal reads the commission of the golden booking', async () => {
  const { id } = await golden()
  const ownCommission = await read('P1', PlotCommissionReply, `my-plot-cmsn/${P1}?booking_id=${id}`)
  expect(ownCommission).toMatchObject({
    projectName: 'Mango Bloom Gardens',
    totalPaise: 19_200_000,
    netPaise: 17_200_000,
    paidPaise: 6_880_000,
    duePaise: 10_320_000,
    plot: { plotNumber: '24', yards: 200, eligibleRatePaise: 1_200_000 },
  })
  expect(ownCommission.plot?.associates).toMatchObject([
    {
      rate: { kind: 'percent', percent: 8 },
      discountRate: { kind: 'per-yard', paise: 10_000 },
      discountPaise: 2_000_000,
      netPercent: 6.88,
    },
  ])
  expect(ownCommission.payments).toHaveLength(13)
  expect(ownCommission.payments[0]).toMatchObject({
    paise: 430_000,
    receiptPaise: 7_670_000,
    lessPaise: 1_420_000,
  })
})

it('M165 M235 the portal reads the team’s commission from both calls', async () => {
  const { id } = await golden()
  const { id: user } = personaOf('P2')
  for (const path of [
    `get-agent-team-cmsn-dues-plotwise/${user}/${id}`,
    `my-plot-cmsn-teamwise/${user}?booking_id=${id}`,
  ]) {
    const reply = await read('P2', PlotCommissionReply, path)
    expect(reply.plot?.associates.map(({ netPercent }) => netPercent)).toEqual([6.88, 1.92, 1.92])
  }
})

it.each(['P1', 'P2', 'P3'] as const)(
  'M175 M177 M180 M235 the portal reads the dues of %s',
  async (viewer) => {
    const { id: user } = personaOf(viewer)
    const projects = await read(viewer, DuesProjectsReply, `get-agent-dues-cmsn-project-list/${user}`)
    expect(projects.length > 0).toBe(viewer !== 'P3')
    for (const call of ['get-agent-cmsn-dues', 'get-agent-team-cmsn-dues'])
      for (const flag of [0, 1]) {
        const dues = await read(viewer, DuesReply, `${call}/${user}/4?dues_only_flag=${flag}`)
        expect(dues.rowCount).toBe(dues.rows.length)
        expect(dues.duePaise).toBe(dues.rows.reduce((sum, row) => sum + row.duePaise!, 0))
        if (flag === 0) expect(dues.paidPaise).toBe(dues.rows.reduce((sum, row) => sum + row.paidPaise!, 0))
      }
  },
)

it.each(['P1', 'P2', 'P3'] as const)('M193 M199 M235 the portal reads the payments of %s', async (viewer) => {
  const { id: user } = personaOf(viewer)
  const ownPayments = await read(viewer, PaymentsReply, `my-payments/${user}`)
  const teamPayments = await read(viewer, TeamPaymentsReply, `my-team-payments-plotwise/${user}`)
  expect([ownPayments.days.length > 0, teamPayments.days.length > 0]).toEqual(
    viewer === 'P3' ? [false, false] : [true, true],
  )
})

it('M202 M205 M235 the portal reads a payment, its booking and its documents', async () => {
  const { id, project_id } = await golden()
  const { days } = await read('P1', PaymentsReply, `my-payments/${P1}?plot=24&project_id=4`)
  const payment = days.flatMap((day) => day.rows).find((row) => row.bookingId === String(id))!
  const query = `comm_id=${payment.commissionId}&receipt_id=${payment.receiptId}`
  const [bill] = await read('P1', PaymentDetailsReply, `my-payment-details/${P1}?${query}`)
  expect(bill).toMatchObject({
    associateId: P1,
    payments: [{ bookingId: String(id), netPaise: payment.paise }],
  })
  for (const path of [
    `payment-bookings/${P1}/${id}`,
    `my-dues-booking-details/${P1}/${project_id}/${id}`,
    `team-dues-booking-details/${P1}/${project_id}/${id}`,
  ]) {
    const { bookings } = await read('P1', AssociateBookingsReply, path)
    expect(bookings).toMatchObject([{ id: String(id), totalPaidPaise: 118_040_000 }])
  }
  await read('P1', PlotCommissionReply, `payment-my-cmsn/${P1}/${id}`)
  const printPath = `my-plot-cmsn-statement-print/${P1}?cmsn_id=${payment.commissionId}&receipt_id=${payment.receiptId}`
  expect(await read('P1', DocumentAddressReply, printPath)).toMatch(
    /\/documents\/commission-statements\/\d+\/\d+$/,
  )
  const documentPath = `get-agent-paid-cmsn-pdf/${P1}/${payment.commissionId}`
  expect(await read('P1', DocumentAddressReply, documentPath)).toMatch(/\/documents\/commission-bills\/\d+$/)
})

it('M206 M235 the portal reads cash bills in both statuses', async () => {
  const { cards } = await read('P1', CashBillsReply, 'cash-cmsn-paid-bills-info', 'GET')
  expect(new Set(cards.map(({ status, action }) => `${status} ${action}`))).toEqual(
    new Set(['1 Accept', '2 Received']),
  )
  for (const card of cards) {
    expect(card.totalPaise).toBe(card.bills.reduce((sum, bill) => sum + bill.cashPaise!, 0))
    for (const bill of card.bills) expect(bill.receiptNumbers.length).toBeGreaterThan(0)
  }
  expect((await read('P3', CashBillsReply, 'cash-cmsn-paid-bills-info', 'GET')).cards).toEqual([])
})
