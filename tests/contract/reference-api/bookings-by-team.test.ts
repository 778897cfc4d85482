import { describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { BOOKED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { demoApiForThisFile, P1, P2, queryOf, type Reply } from './demo-api'

const api = demoApiForThisFile()

type Filters = Record<string, string | number>

async function projectsOf(viewer: PersonaKey, filters: Filters = {}): Promise<Reply[]> {
  const reply = await api.post(
    viewer,
    `/associate/get-booking-info-teamwise/${personaOf(viewer).id}/0${queryOf(filters)}`,
  )
  expect(reply).toMatchObject({ status: true, message: '' })
  return reply.total_booking_count
}

/** All pages of the list by date. */
async function monthsOf(viewer: PersonaKey, filters: Filters = {}): Promise<Reply[]> {
  const allMonths: Reply[] = []
  for (let page = 1; ; page++) {
    const path = `/associate/get-booking-info-datewise/${personaOf(viewer).id}/0${queryOf({ page, ...filters })}`
    const months = (await api.post(viewer, path)).total_booking_count
    if (months.length === 0) return allMonths
    allMonths.push(...months)
  }
}

describe('by team', () => {
  it('M136 M137 lists the bookings of the team by project and associate, by name', async () => {
    const projects = await projectsOf('P1')
    const counts = { 1: 10, 2: 11, 3: 14, 4: 25, 5: 12, 6: 7 }
    expect(Object.fromEntries(projects.map((row) => [row.project_id, row.total_count]))).toEqual(counts)
    const [{ project_name, bookedagents }] = projects
    expect([project_name, bookedagents.map(({ agent_id }: Reply) => agent_id)]).toEqual([
      'Neem Grove',
      ['HG1010', 'HG1004', 'HG1024', 'HG1014', 'HG1007'],
    ])
    const [, , ravi] = bookedagents
    expect(ravi).toMatchObject({ agent_mobile: '9000000001', booked_count: 4, reg_count: 1, count: 5 })
    expect(await projectsOf('P3')).toEqual([])
  })

  it.each<Filters>([
    {},
    { project_id: 4 },
    { plot_no: '12/a' },
    { plot_no: '10+11' },
    { associate: 'kUMAR' },
    { agent_id: P1 },
    { project_id: 4, agent_id: P1, plot_no: '2', associate: 'ravi' },
    { associate: '%' },
    { project_id: 999 },
  ])('M136 M137 M140 filtered by %j, counts as the list by date', async (filters) => {
    const byTeam = (await projectsOf('P2', filters)).flatMap((project) =>
      project.bookedagents.map((row: Reply) => ({ project_id: project.project_id, ...row })),
    )
    const byMonth = (await monthsOf('P2', filters))
      .flatMap((month) => month.day_wise_data)
      .flatMap((day) => day.booked_agents_info)
    expect(totalsOf(byTeam)).toEqual(totalsOf(byMonth))
  })
})

describe('booked and registered plots of the team', () => {
  const listOfTeam = (user: string, associate: string, project: number, status: number, query = {}) =>
    api.post(
      'P2',
      `/associate/booking-info-status-wise/${user}/${associate}/${project}/${status}${queryOf(query)}`,
    )

  it.each([
    [BOOKED, 10],
    [REGISTERED, 4],
  ])('M160 the reply for status %d equals the list by associate', async (status, count) => {
    const reply = await listOfTeam(P2, P1, 4, status)
    expect(reply).toEqual(await api.post('P2', `/associate/get-booking-details-agentwise/${P1}/4/${status}`))
    expect(reply.booking_details).toHaveLength(count)
  })

  it('M160 filters by search and date', async () => {
    const query = { search_key: 'suresh', date: '2026-11-21' }
    const { booking_details } = await listOfTeam(P2, P1, 4, BOOKED, query)
    expect(booking_details.map((row: Reply) => row.booking_id)).toEqual([430])
    expect((await listOfTeam(P1, P1, 4, BOOKED, { search_key: 'no one' })).booking_details).toEqual([])
  })
})

function totalsOf(rows: Reply[]) {
  const totals = new Map<string, number[]>()
  for (const row of rows) {
    const key = `${row.project_id} ${row.agent_id}`
    const [booked = 0, registered = 0, count = 0] = totals.get(key) ?? []
    totals.set(key, [booked + row.booked_count, registered + row.reg_count, count + row.count])
  }
  return Object.fromEntries([...totals].toSorted())
}
