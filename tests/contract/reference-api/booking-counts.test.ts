import { describe, expect, it } from 'vitest'
import { findNewestBookings } from '../../../reference-api/db/queries/booking-counts'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { BOOKED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { rowsOf } from '../../factories/rows'
import { demoApiForThisFile, isActive, P1, P2, queryOf, type Reply, sum, teamOf } from './demo-api'

const api = demoApiForThisFile()

async function countsIn(list: 'datewise' | 'teamwise', viewer: PersonaKey, query: object): Promise<Reply[]> {
  const path = `/associate/get-booking-info-${list}/${personaOf(viewer).id}/0${queryOf({ ...query })}`
  const reply = await api.post(viewer, path)
  expect(reply).toMatchObject({ status: true, message: '' })
  return reply.total_booking_count
}
const page = (viewer: PersonaKey, number: number | undefined, filters = {}) =>
  countsIn('datewise', viewer, { page: number, ...filters })
const projectsOf = (viewer: PersonaKey, filters = {}) => countsIn('teamwise', viewer, filters)

/** All pages up to the first empty page. */
async function pages(viewer: PersonaKey, filters = {}): Promise<Reply[][]> {
  const allPages: Reply[][] = []
  for (let number = 1; ; number++) {
    const months = await page(viewer, number, filters)
    if (months.length === 0) return allPages
    allPages.push(months)
  }
}

const countOf = (months: Reply[]) => sum(months.map(({ month_wise_count }) => month_wise_count))

describe('paging', () => {
  it('M140 M141 returns three months a page, newest first; its days list their bookings', async () => {
    const allPages = await pages('P1')
    expect(allPages.map(({ length }) => length)).toEqual([...Array<number>(9).fill(3), 2])
    const months = allPages.flat().map(({ month, month_wise_count }) => `${month} ${month_wise_count}`)
    expect(months.slice(0, 4)).toEqual(['Nov 2026 4', 'Oct 2026 6', 'Sep 2026 2', 'Aug 2026 5'])
    const [november] = allPages[0]!
    expect(november.day_wise_data.map(({ date, date_wise_count }: Reply) => [date, date_wise_count])).toEqual(
      ['2026-11-21', '2026-11-09', '2026-11-06', '2026-11-04'].map((date) => [date, 1]),
    )
    const ofRavi = { agent_id: 'HG1024', booked_count: 1, reg_count: 0, count: 1 }
    const sold = { booking_id: 430, plot_no: '172', customer_name: 'Suresh Palakurthi', sale_amt: 2_264_126 }
    expect(november.day_wise_data[0].booked_agents_info).toMatchObject([
      { ...ofRavi, project_id: 4, bookings: [sold] },
    ])
    expect(await page('P1', undefined)).toEqual(allPages[0])
  })

  it('M141 only the newest bookings of a page are read with customer and plot', async () => {
    const newest = await findNewestBookings(api.db, { teamOf: personaOf('P1').id }, ['2026-11', '2026-10'], 2)
    const expected = [{ booked_on: '2026-11-21', plot_no: '172' }, { booked_on: '2026-11-09' }]
    expect(newest).toMatchObject(expected)
  })

  it('M141 M143 pages after the last page are empty', async () => {
    for (const number of [11, 999_999]) expect(await page('P1', number)).toEqual([])
  })

  it('M141 M238 counts match the bookings with status 2 or 3 in the database', async () => {
    for (const viewer of ['P1', 'P2', 'P3'] as const) {
      const team = await teamOf(api.db, personaOf(viewer).id)
      const count = (await rowsOf(api.db, 'bookings')).filter(
        (booking) => isActive(booking) && team.has(booking.seller_id),
      ).length
      const months = (await pages(viewer)).flat()
      const rows = months.flatMap((month) => month.day_wise_data).flatMap((day) => day.booked_agents_info)
      expect(countOf(months)).toBe(count)
      expect(sum(rows.map((row) => row.count))).toBe(count)
      expect(sum(rows.map((row) => row.booked_count + row.reg_count))).toBe(count)
      const ids = rows.flatMap((row) => row.bookings.map((sold: Reply) => sold.booking_id))
      expect(new Set(ids).size).toBe(count)
    }
  })
})

describe('filters', () => {
  it.each([
    [{ project_id: 4 }, 107],
    [{ agent_id: 'HG1024' }, 39],
    [{ plot_no: '12/a' }, 1],
    [{ plot_no: '10+11' }, 1],
    [{ plot_no: '1' }, 206],
    [{ associate: 'hg102' }, 72],
    [{ associate: 'kUMAR' }, 39],
    [{ associate: '  teja ' }, 39],
    [{ associate: 'అనూష' }, 5],
    [{ project_id: 4, plot_no: '2' }, 24],
    [{ project_id: 4, agent_id: 'HG1024', plot_no: '2', associate: 'ravi' }, 4],
    [{ project_id: 999 }, 0],
    [{ plot_no: '', associate: ' ', agent_id: '' }, 400],
  ])('M141 with %j counts %i bookings of the team of P2', async (filters, count) => {
    expect(countOf((await pages('P2', filters)).flat())).toBe(count)
  })

  it.each(['%', '_', '\\', "'", '*', '[a-z]'])('M141 "%s" is matched literally', async (text) => {
    for (const filter of ['plot_no', 'associate']) expect(await page('P2', 1, { [filter]: text })).toEqual([])
  })
})

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

  it.each<object>([
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
    const byMonth = (await pages('P2', filters))
      .flat()
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

const filterList = (viewer: PersonaKey, query = '') =>
  api.post(viewer, `/associate/agent-filter-list/${personaOf(viewer).id}${query}`)

it('M145 lists all projects, and no associates until a project is chosen', async () => {
  for (const query of ['', '?project_id=', '?project_id=999']) {
    const { projects, data } = await filterList('P1', query)
    expect([projects.length, data]).toEqual([7, []])
    expect(projects[3]).toEqual({ project_id: 4, project_name: 'Mango Bloom Gardens' })
  }
})

it('M145 lists the sellers of the team in a project, by name', async () => {
  const sellers = async (who: PersonaKey) =>
    (await filterList(who, '?project_id=1')).data.map(({ agent_id }: Reply) => agent_id)
  expect(await sellers('P1')).toEqual(['HG1010', 'HG1004', 'HG1024', 'HG1014', 'HG1007'])
  expect(await sellers('P2')).toHaveLength(27)
  expect(await sellers('P3')).toEqual([])
})
