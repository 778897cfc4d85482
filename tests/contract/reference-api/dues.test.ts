import { beforeAll, expect, it } from 'vitest'
import type { Row } from '../../../reference-api/schema'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { allBookings, demoApiForThisFile, queryOf, type Reply, type SoldPlot, teamOf } from './demo-api'

const P1 = personaOf('P1').id
const PROJECTS = [1, 2, 3, 4, 5, 6, 7]
const ROWS_PER_PAGE = 100
const VIEWERS = ['P1', 'P2', 'P3'] as const

const api = demoApiForThisFile()
let bookings: Map<number, SoldPlot>
let lines: Row<'commission_lines'>[]
let names: Map<string, string>

beforeAll(async () => {
  bookings = new Map((await allBookings(api.db)).map((booking) => [booking.id, booking]))
  lines = await api.db.selectFrom('commission_lines').selectAll().orderBy('id').execute()
  const associates = await api.db.selectFrom('associates').select(['id', 'name']).execute()
  names = new Map(associates.map(({ id, name }) => [id, name]))
})

type Call = 'get-agent-cmsn-dues' | 'get-agent-team-cmsn-dues'
const CALLS: Call[] = ['get-agent-cmsn-dues', 'get-agent-team-cmsn-dues']

const dues = (viewer: PersonaKey, call: Call, project: number | string, flag?: number | string) =>
  api.post(
    viewer,
    `/associate/${call}/${personaOf(viewer).id}/${project}${queryOf({ dues_only_flag: flag })}`,
  )

/** The lines in the database for a call. */
async function expectedLines(viewer: PersonaKey, call: Call, project: number) {
  const { id } = personaOf(viewer)
  const below = await teamOf(api.db, id)
  below.delete(id)
  return lines.filter(
    (line) =>
      line.project_id === project &&
      (call === 'get-agent-cmsn-dues' ? line.associate_id === id : below.has(line.associate_id)),
  )
}

const keyOf = (row: Reply) => `${row.booking_id} ${row.agent_id ?? row.associate_id}`
const sum = <Item>(rows: Item[], of: (row: Item) => number) => rows.reduce((total, row) => total + of(row), 0)

it.each(VIEWERS)(
  'M177 M180 M241 X090 for %s, "All" lists each own line or each team line once, with the sums of these lines',
  async (viewer) => {
    for (const call of CALLS)
      for (const project of PROJECTS) {
        const reply = await dues(viewer, call, project, 0)
        const expected = await expectedLines(viewer, call, project)
        expect(reply.cmsn_due_details.map(keyOf).sort()).toEqual(expected.map(keyOf).sort())
        expect([
          reply.sum_total_cmsn,
          reply.sum_net_cmsn,
          reply.sum_paid_cmsn,
          reply.sum_due_cmsn,
          reply.payable_amt,
        ]).toEqual([
          sum(expected, (line) => line.gross_rupees),
          sum(expected, (line) => line.net_rupees),
          sum(expected, (line) => line.paid_rupees),
          sum(expected, (line) => line.net_rupees - line.paid_rupees),
          sum(expected, (line) => line.payable_rupees),
        ])
        const rows: Reply[] = reply.cmsn_due_details
        expect(reply.sum_due_cmsn).toBe(sum(rows, (row) => row.cmsn_due))
        expect(reply.payable_amt).toBe(sum(rows, (row) => row.payable_amt))
        expect(reply.sum_total_cmsn).toBe(sum(rows, (row) => row.cmsn_amt))
        expect(reply.sum_net_cmsn).toBe(sum(rows, (row) => row.net_cmsn_amt))
        expect(reply.sum_paid_cmsn).toBe(sum(rows, (row) => row.paid_cmsn))
      }
  },
)

it.each(VIEWERS)(
  'M176 M177 M241 "Due Only", the default, lists the rows of %s that have a due, with the totals of "All"',
  async (viewer) => {
    for (const call of CALLS)
      for (const project of PROJECTS) {
        const allDues = await dues(viewer, call, project, 0)
        const dueOnly = await dues(viewer, call, project, 1)
        expect(dueOnly.cmsn_due_details).toEqual(
          allDues.cmsn_due_details.filter((row: Reply) => row.cmsn_due > 0),
        )
        expect({ ...dueOnly, rows_count: 0, cmsn_due_details: [] }).toEqual({
          ...allDues,
          rows_count: 0,
          cmsn_due_details: [],
        })
        expect(await dues(viewer, call, project)).toEqual(dueOnly)
      }
  },
)

it('M177 M179 a row has its plot, customer, payee and seller', async () => {
  for (const call of CALLS) {
    const { cmsn_due_details: rows } = await dues('P1', call, 4, 0)
    for (const row of rows) {
      const booking = bookings.get(row.booking_id)!
      expect(row).toMatchObject({
        project_id: 4,
        plot_no: booking.plot_number,
        customer_name: booking.customer_name,
        plot_status: booking.status_id,
        agent_name: names.get(row.agent_id),
        booked_agent_id: booking.seller_id,
        booked_agent_name: booking.seller_name,
      })
      // The first line of a booking is the seller's, because the seller always earns.
      const isSelf = row.agent_id === row.booked_agent_id
      expect(isSelf).toBe(
        lines.find((line) => line.booking_id === row.booking_id)!.associate_id === row.agent_id,
      )
    }
    expect(new Set(rows.map((row: Reply) => row.agent_id === row.booked_agent_id))).toEqual(
      new Set([true, false]),
    )
  }
})

it('M179 own dues belong to the viewer; team dues have one row per downline associate and booking', async () => {
  const ownDues = await dues('P1', 'get-agent-cmsn-dues', 4, 0)
  expect(new Set(ownDues.cmsn_due_details.map((row: Reply) => row.agent_id))).toEqual(new Set([P1]))
  expect(ownDues.cmsn_due_details.some((row: Reply) => row.booked_agent_id !== P1)).toBe(true)
  const { cmsn_due_details: rows } = await dues('P1', 'get-agent-team-cmsn-dues', 4, 0)
  expect(new Set(rows.map(keyOf)).size).toBe(rows.length)
  const below = await teamOf(api.db, P1)
  below.delete(P1)
  for (const row of rows) {
    expect(below.has(row.agent_id)).toBe(true)
    expect(below.has(row.booked_agent_id)).toBe(true)
  }
})

it('M177 lists the newest booking first', async () => {
  const { cmsn_due_details: rows } = await dues('P2', 'get-agent-team-cmsn-dues', 4, 0)
  const days = rows.map((row: Reply) => bookings.get(row.booking_id)!.booked_on)
  expect(days).toEqual(days.toSorted().toReversed())
})

it('M239 returns a hundred rows per page if a page is given; totals and count cover all rows', async () => {
  const path = `/associate/get-agent-team-cmsn-dues/${personaOf('P2').id}/4?dues_only_flag=0`
  const allDues = await api.post('P2', path)
  expect(allDues.rows_count).toBe(allDues.cmsn_due_details.length)
  expect(allDues.rows_count).toBeGreaterThan(ROWS_PER_PAGE)
  const pages: Reply[] = []
  for (let page = 1; pages.flat().length < allDues.rows_count; page++) {
    const { cmsn_due_details: rows, ...sums } = await api.post('P2', `${path}&page=${page}`)
    expect({ ...sums, cmsn_due_details: allDues.cmsn_due_details }).toEqual(allDues)
    expect(rows.length).toBeLessThanOrEqual(ROWS_PER_PAGE)
    pages.push(rows)
  }
  expect(pages.flat()).toEqual(allDues.cmsn_due_details)
  expect((await api.post('P2', `${path}&page=99`)).cmsn_due_details).toEqual([])
  const dueOnly = await dues('P2', 'get-agent-team-cmsn-dues', 4, 1)
  expect(dueOnly.rows_count).toBe(dueOnly.cmsn_due_details.length)
})

const collator = new Intl.Collator('en-IN', { numeric: true })

it.each([
  ['plot', (row: Reply) => row.plot_no],
  ['associate', (row: Reply) => row.agent_name],
  ['customer', (row: Reply) => row.customer_name],
  ['due', (row: Reply) => String(row.cmsn_due)],
])('M177 M239 sorts by %s in both orders, on every page; equal rows keep their order', async (sort, of) => {
  for (const call of CALLS)
    for (const order of ['asc', 'desc']) {
      const path = `/associate/${call}/${personaOf('P2').id}/4?dues_only_flag=0`
      const allDues = await api.post('P2', path)
      const sign = order === 'asc' ? 1 : -1
      const expected = allDues.cmsn_due_details.toSorted(
        (a: Reply, b: Reply) => sign * collator.compare(of(a), of(b)),
      )
      expect(expected.length).toBeGreaterThan(ROWS_PER_PAGE)
      const sorted = `${path}&sort=${sort}&order=${order}`
      expect(await api.post('P2', sorted)).toEqual({ ...allDues, cmsn_due_details: expected })
      for (const page of [1, 2, 99]) {
        const { cmsn_due_details: rows, ...sums } = await api.post('P2', `${sorted}&page=${page}`)
        expect(rows).toEqual(expected.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE))
        expect({ ...sums, cmsn_due_details: allDues.cmsn_due_details }).toEqual(allDues)
      }
    }
})

it.each(VIEWERS)('M175 M176 lists the projects in which %s has rows', async (viewer) => {
  for (const [teamFlag, call] of CALLS.entries())
    for (const flag of [0, 1]) {
      const query = queryOf({ dues_only_flag: flag, team_flag: teamFlag })
      const { id } = personaOf(viewer)
      const reply = await api.post(viewer, `/associate/get-agent-dues-cmsn-project-list/${id}${query}`)
      const expected: number[] = []
      for (const project of PROJECTS)
        if ((await dues(viewer, call, project, flag)).cmsn_due_details.length > 0) expected.push(project)
      expect(reply.project_result.map((project: Reply) => project.project_id)).toEqual(expected)
    }
})

it('M175 without flags, lists all projects with own commission', async () => {
  const path = `/associate/get-agent-dues-cmsn-project-list/${P1}`
  const reply = await api.post('P1', path)
  expect(reply).toEqual(await api.post('P1', `${path}?dues_only_flag=0&team_flag=0`))
  expect(reply.project_result).toContainEqual({ project_id: 4, project_name: 'Mango Bloom Gardens' })
})
