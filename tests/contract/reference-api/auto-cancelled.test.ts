import { beforeAll, expect, it } from 'vitest'
import { AutoCancelledBookingReply, AutoCancelledReply } from '~/contract/reports'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { BOOKED, CANCELLED } from '../../../reference-api/rules/booking-status'
import { expectedBookingRow } from './booking-row'
import { allBookings, demoApiForThisFile, NOT_IN_TEAM, type Reply, type SoldPlot, teamOf } from './demo-api'

const P1 = personaOf('P1').id

const api = demoApiForThisFile()
let cancelled: SoldPlot[]

beforeAll(async () => {
  cancelled = (await allBookings(api.db)).filter((row) => row.status_id === CANCELLED)
})

const list = (viewer: 'P1' | 'P2' | 'P3', user = personaOf(viewer).id): Promise<Reply> =>
  api.post(viewer, `/associate/auto-suspended-bookings/${user}`)
const details = (associate: string, project: number | string, booking: number | string): Promise<Reply> =>
  api.post('P2', `/associate/get-booking-details-agentwise-auto-suspend/${associate}/${project}/${booking}`)

it.each(['P1', 'P2', 'P3'] as const)(
  'M230 lists the cancelled bookings of the team of %s by project, newest first',
  async (viewer) => {
    const team = await teamOf(api.db, personaOf(viewer).id)
    const ofTeam = cancelled
      .filter((row) => team.has(row.seller_id))
      .toSorted((one, other) => other.cancelled_on!.localeCompare(one.cancelled_on!) || other.id - one.id)
    const projects = [...new Map(ofTeam.map((row) => [row.project_id, row.project_name]))].toSorted(
      ([one], [other]) => one - other,
    )
    const reply = await list(viewer)
    expect(reply).toEqual({
      status: true,
      message: '',
      suspend_bkgs: projects.map(([project_id, project_name]) => ({
        project_id,
        project_name,
        data: ofTeam
          .filter((row) => row.project_id === project_id)
          .map((row) => ({
            agent_id: row.seller_id,
            agent_name: row.seller_name,
            project_id,
            booking_id: row.id,
            plot_id: row.plot_id,
            plot_no: row.plot_number,
            customer_name: row.customer_name,
            cancelled_date: row.cancelled_on,
          })),
      })),
    })
    expect(ofTeam.length > 0).toBe(viewer !== 'P3')
    expect(AutoCancelledReply.parse(reply).flatMap(({ bookings }) => bookings)).toHaveLength(ofTeam.length)
  },
)

it('M231 M232 returns the details of each cancelled booking', async () => {
  const team = await teamOf(api.db, personaOf('P2').id)
  for (const booking of cancelled.filter((row) => team.has(row.seller_id))) {
    const reply = await details(booking.seller_id, booking.project_id, booking.id)
    const row = await expectedBookingRow(api.db, booking)
    expect(reply.booking_details).toEqual([
      {
        ...row,
        register_date: null,
        status: 'Cancelled',
        cancelled_date: booking.cancelled_on,
        refunded_amt: booking.refunded_rupees,
        refunded_date: booking.refunded_on,
      },
    ])
    expect(AutoCancelledBookingReply.parse(reply)).toMatchObject({
      id: String(booking.id),
      cancelledOn: booking.cancelled_on,
      isRegistered: false,
      totalPaidPaise: row.total_paid * 100,
    })
  }
})

it('M231 M240 rejects active bookings, and bookings of another seller or project', async () => {
  const [booking] = cancelled.filter(({ seller_id }) => seller_id === P1)
  const active = (await allBookings(api.db)).find(
    ({ seller_id, status_id }) => seller_id === P1 && status_id === BOOKED,
  )!
  const downlineId = [...(await teamOf(api.db, P1))][1]!
  expect(await details(P1, booking!.project_id, booking!.id)).toMatchObject({ status: true })
  for (const reply of [
    await details(P1, active.project_id, active.id),
    await details(downlineId, booking!.project_id, booking!.id),
    await details(P1, booking!.project_id === 1 ? 2 : 1, booking!.id),
    await details(P1, 'abc', booking!.id),
    await details(P1, booking!.project_id, 'abc'),
    await details(P1, booking!.project_id, 999_999_999),
  ])
    expect(reply).toEqual(NOT_IN_TEAM)
})
