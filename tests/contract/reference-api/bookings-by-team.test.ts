import { beforeAll, describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { isDeep } from '../../factories/cases'
import { BOOKED, REGISTERED } from '../../../reference-api/rules/booking-status'
import {
  allBookings,
  demoApiForThisFile,
  isActive,
  queryOf,
  type Reply,
  type SoldPlot,
  sum,
  teamOf,
} from './demo-api'

const P1 = personaOf('P1').id

const api = demoApiForThisFile()
let bookings: SoldPlot[]

beforeAll(async () => {
  bookings = (await allBookings(api.db)).filter(isActive)
})

type Filters = { project_id?: number; agent_id?: string; plot_no?: string; associate?: string }

async function projectsOf(viewer: PersonaKey, filters: Filters = {}): Promise<Reply[]> {
  const path = `/associate/get-booking-info-teamwise/${personaOf(viewer).id}/0${queryOf(filters)}`
  const reply = await api.post(viewer, path)
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

/** The list, computed from the bookings. */
async function expectedProjects(viewer: PersonaKey, isWanted: (row: SoldPlot) => boolean = () => true) {
  const team = await teamOf(api.db, personaOf(viewer).id)
  const people = await api.db.selectFrom('associates').select(['id', 'mobile']).execute()
  const projects = await api.db.selectFrom('projects').select(['id', 'name', 'code']).orderBy('id').execute()
  const wanted = bookings.filter((row) => team.has(row.seller_id) && isWanted(row))
  return projects.flatMap((project) => {
    const rows = wanted.filter((row) => row.project_id === project.id)
    if (rows.length === 0) return []
    const sellers = [...new Map(rows.map((row) => [row.seller_id, row.seller_name]))].toSorted(
      ([id, name], [otherId, otherName]) => (`${name} ${id}` < `${otherName} ${otherId}` ? -1 : 1),
    )
    return [
      {
        project_id: project.id,
        project_name: project.name,
        bookedagents: sellers.map(([agent_id, agent_name]) => {
          const sold = rows.filter((row) => row.seller_id === agent_id)
          return {
            agent_id,
            agent_name,
            agent_mobile: people.find(({ id }) => id === agent_id)!.mobile,
            project_code: project.code,
            booked_count: sold.filter((row) => row.status_id === BOOKED).length,
            reg_count: sold.filter((row) => row.status_id === REGISTERED).length,
            count: sold.length,
          }
        }),
        total_count: rows.length,
      },
    ]
  })
}

describe('by team', () => {
  it.each(['P1', 'P2', 'P3'] as const)('M136 M137 lists the bookings of the tree of %s', async (viewer) => {
    expect(await projectsOf(viewer)).toEqual(await expectedProjects(viewer))
  })

  it('M137 a project’s total is the sum of its associates’ totals; an associate’s total is booked plus registered', async () => {
    const projects = await projectsOf('P2')
    expect(projects.length).toBeGreaterThan(4)
    for (const { total_count, bookedagents } of projects) {
      expect(total_count).toBe(sum(bookedagents.map((row: Reply) => row.count)))
      for (const row of bookedagents) expect(row.count).toBe(row.booked_count + row.reg_count)
    }
  })

  it.each<[string, Filters, (row: SoldPlot) => boolean]>([
    ['project', { project_id: 4 }, (row) => row.project_id === 4],
    ['associate by id', { agent_id: P1 }, (row) => row.seller_id === P1],
    ['plot number', { plot_no: '12/a' }, (row) => row.plot_number === '12/A'],
    ['plot number with a plus', { plot_no: '10+11' }, (row) => row.plot_number === '10+11'],
    ['part of a name', { associate: 'kUMAR' }, (row) => row.seller_name.toLowerCase().includes('kumar')],
    ['part of a code', { associate: 'hg102' }, (row) => row.seller_id.includes('HG102')],
    [
      'all filters',
      { project_id: 4, agent_id: P1, plot_no: '2', associate: 'ravi' },
      (row) => row.project_id === 4 && row.seller_id === P1 && row.plot_number.includes('2'),
    ],
  ])('M136 filters by %s', async (_, filters, isWanted) => {
    const expected = await expectedProjects('P2', isWanted)
    expect(expected.length).toBeGreaterThan(0)
    expect(await projectsOf('P2', filters)).toEqual(expected)
  })

  it.each<Filters>([{ plot_no: 'no such plot' }, { associate: '%' }, { project_id: 999 }])(
    'M136 %j finds nothing',
    async (filters) => {
      expect(await projectsOf('P2', filters)).toEqual([])
    },
  )

  it.each<Filters>([{}, { project_id: 4 }, { plot_no: '1' }, { associate: 'ra' }, { agent_id: P1 }])(
    'M137 M140 filtered by %j, the lists by team and by date have the same counts per associate',
    async (filters) => {
      for (const viewer of ['P1', 'P2', 'P3'] as const) {
        if (filters.agent_id && viewer === 'P3') continue
        const byTeam = (await projectsOf(viewer, filters)).flatMap((project) =>
          project.bookedagents.map((row: Reply) => ({ project_id: project.project_id, ...row })),
        )
        const byMonth = (await monthsOf(viewer, filters))
          .flatMap((month) => month.day_wise_data)
          .flatMap((day) => day.booked_agents_info)
        expect(totalsOf(byTeam)).toEqual(totalsOf(byMonth))
      }
    },
  )
})

describe('booked and registered plots of the team', () => {
  const listOfTeam = (user: string, associate: string, project: number, status: number, query = {}) =>
    api.post(
      'P2',
      `/associate/booking-info-status-wise/${user}/${associate}/${project}/${status}${queryOf(query)}`,
    )
  const listOfAssociate = (associate: string, project: number, status: number, query = {}) =>
    api.post(
      'P2',
      `/associate/get-booking-details-agentwise/${associate}/${project}/${status}${queryOf(query)}`,
    )

  it.each([BOOKED, REGISTERED])(
    'M160 the reply for status %d equals the list by associate, and its length equals the count of By Team',
    async (status) => {
      const P2 = personaOf('P2').id
      for (const { project_id, bookedagents } of await projectsOf('P2'))
        for (const [index, { agent_id, booked_count, reg_count }] of [...bookedagents].entries()) {
          const isSampled = isDeep || index % 3 === 0
          if (!isSampled) continue
          const reply = await listOfTeam(P2, agent_id, project_id, status)
          expect(reply).toEqual(await listOfAssociate(agent_id, project_id, status))
          expect(reply.booking_details).toHaveLength(status === BOOKED ? booked_count : reg_count)
        }
    },
  )

  it('M160 filters by search and date', async () => {
    const [sold] = bookings.filter((row) => row.seller_id === P1 && row.status_id === BOOKED)
    const query = { search_key: sold!.customer_name, date: sold!.booked_on }
    const reply = await listOfTeam(personaOf('P2').id, P1, sold!.project_id, 2, query)
    expect(reply.booking_details.map((row: Reply) => row.booking_id)).toContain(sold!.id)
    expect(
      (await listOfTeam(P1, P1, sold!.project_id, 2, { search_key: 'no such customer' })).booking_details,
    ).toEqual([])
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
