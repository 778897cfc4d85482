import { expect, it } from 'vitest'
import { AutoCancelledBookingReply } from '~/contract/reports'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, NOT_IN_TEAM, P1, type Reply } from './demo-api'

/** A cancelled booking of P1 in project 4, with a refund. */
const REFUNDED = 273
const BOOKED = 245

const api = demoApiForThisFile()

const details = (associate: string, project: number | string, booking: number | string): Promise<Reply> =>
  api.post('P2', `/associate/get-booking-details-agentwise-auto-suspend/${associate}/${project}/${booking}`)

it.each([
  ['P1', { 2: [309], 3: [172], 4: [303, REFUNDED] }],
  ['P3', {}],
] as const)('M230 lists cancelled bookings of the team of %s by project, newest first', async (who, ids) => {
  const { suspend_bkgs } = await api.post(who, `/associate/auto-suspended-bookings/${personaOf(who).id}`)
  const listed = suspend_bkgs.map(({ project_id, data }: Reply) => [
    project_id,
    data.map(({ booking_id }: Reply) => booking_id),
  ])
  expect(Object.fromEntries(listed)).toEqual(ids)
})

it('M231 M232 returns the figures of a cancelled booking as of its cancellation, and its refund', async () => {
  const [booking] = (await details(P1, 4, REFUNDED)).booking_details
  // Three EMIs of 81,125 are unpaid: 3,195,500 in all with EMI charges, of which 356,125 is paid.
  expect(booking).toMatchObject({
    status: 'Cancelled',
    cancelled_date: '2026-04-14',
    refunded_amt: 284_000,
    refunded_date: '2026-05-05',
    total_due: 2_750_000 + 445_500 + 2_459,
    total_paid: 356_125,
    current_due: 3 * 81_125 + 2_459,
    days_late: 63,
    register_date: null,
  })
  expect(AutoCancelledBookingReply.parse(await details(P1, 4, REFUNDED))).toMatchObject({
    id: String(REFUNDED),
    cancelledOn: '2026-04-14',
    isRegistered: false,
  })
})

it('M231 M240 rejects active bookings, and bookings of another seller or project', async () => {
  for (const [associate, project, booking] of [
    [P1, 4, BOOKED],
    ['HG1013', 4, REFUNDED],
    [P1, 2, REFUNDED],
    [P1, 'abc', REFUNDED],
    [P1, 4, 'abc'],
    [P1, 4, 999_999_999],
  ] as const)
    expect(await details(associate, project, booking)).toEqual(NOT_IN_TEAM)
})
