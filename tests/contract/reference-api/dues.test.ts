import { expect, it } from 'vitest'
import type { PersonaKey } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, P1, P2, queryOf, type Reply, sum } from './demo-api'

const ROWS_PER_PAGE = 100

const api = demoApiForThisFile()

type Call = 'get-agent-cmsn-dues' | 'get-agent-team-cmsn-dues'
const CALLS: Call[] = ['get-agent-cmsn-dues', 'get-agent-team-cmsn-dues']

const dues = (call: Call, project: number, flag?: number) =>
  api.post('P1', `/associate/${call}/${P1}/${project}${queryOf({ dues_only_flag: flag })}`)

it.each([
  // rows, rows with a due, total, net, paid, due, payable
  [CALLS[0]!, 1, 8, 8, 488_470, 488_470, 15_360, 473_110, 290_095],
  [CALLS[0]!, 4, 18, 12, 3_397_709, 3_165_789, 998_665, 2_167_124, 401_271],
  [CALLS[1]!, 1, 6, 4, 356_819, 342_119, 131_599, 210_520, 88_737],
  [CALLS[1]!, 4, 21, 15, 2_618_522, 2_393_818, 707_591, 1_686_227, 585_608],
  [CALLS[0]!, 7, 0, 0, 0, 0, 0, 0, 0],
] as const)(
  'M176 M177 M180 M241 X090 %s of P1 in project %d has its rows and their sums; "Due Only", the default, only rows with a due',
  async (call, project, count, dueCount, ...sums) => {
    const all = await dues(call, project, 0)
    const rows: Reply[] = all.cmsn_due_details
    expect([rows.length, all.rows_count]).toEqual([count, count])
    const fields = ['sum_total_cmsn', 'sum_net_cmsn', 'sum_paid_cmsn', 'sum_due_cmsn', 'payable_amt']
    expect(fields.map((name) => all[name])).toEqual(sums)
    const names = ['cmsn_amt', 'net_cmsn_amt', 'paid_cmsn', 'cmsn_due', 'payable_amt']
    expect(names.map((name) => sum(rows.map((row) => row[name])))).toEqual(sums)
    const dueOnly = await dues(call, project, 1)
    const withDue = rows.filter((row) => row.cmsn_due > 0)
    expect(dueOnly).toEqual({ ...all, rows_count: dueCount, cmsn_due_details: withDue })
    expect(withDue).toHaveLength(dueCount)
    expect(await dues(call, project)).toEqual(dueOnly)
  },
)

it('M177 M179 a row has its plot, customer, payee and seller; the newest booking is first', async () => {
  const { cmsn_due_details: own } = await dues('get-agent-cmsn-dues', 4, 0)
  const plot = { project_id: 4, plot_no: '172', booking_id: 430, plot_status: 2 }
  const names = { customer_name: 'Suresh Palakurthi', agent_name: 'Ravi Kumar Teja' }
  expect(own[0]).toMatchObject({ ...plot, ...names, booked_agent_id: P1 })
  expect(new Set(own.map((row: Reply) => row.agent_id))).toEqual(new Set([P1]))
  const { cmsn_due_details: team } = await dues('get-agent-team-cmsn-dues', 4, 0)
  expect(team[0]).toMatchObject({ plot_no: '15-19', booking_id: 383, agent_id: 'HG1007' })
  const payees = team.map((row: Reply) => `${row.booking_id} ${row.agent_id}`)
  expect(new Set(payees).size).toBe(payees.length)
  for (const rows of [own, team]) {
    const areSold = rows.map((row: Reply) => row.agent_id === row.booked_agent_id)
    expect(new Set(areSold)).toEqual(new Set([true, false]))
  }
})

const collator = new Intl.Collator('en-IN', { numeric: true })

it.each([
  ['', () => ''],
  ['plot', (row: Reply) => row.plot_no],
  ['associate', (row: Reply) => row.agent_name],
  ['customer', (row: Reply) => row.customer_name],
  ['due', (row: Reply) => String(row.cmsn_due)],
])('M177 M239 sorted by "%s", on pages of a hundred, with the sums of all', async (sort, of) => {
  for (const order of ['asc', 'desc']) {
    const path = `/associate/get-agent-team-cmsn-dues/${P2}/4?dues_only_flag=0`
    const allDues = await api.post('P2', path)
    const sign = order === 'asc' ? 1 : -1
    const expected = allDues.cmsn_due_details.toSorted(
      (a: Reply, b: Reply) => sign * collator.compare(of(a), of(b)),
    )
    expect(expected.length).toBeGreaterThan(ROWS_PER_PAGE)
    for (const page of [1, 2, 99]) {
      const { cmsn_due_details: rows, ...sums } = await api.post(
        'P2',
        `${path}&sort=${sort}&order=${order}&page=${page}`,
      )
      expect(rows).toEqual(expected.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE))
      expect({ ...sums, cmsn_due_details: allDues.cmsn_due_details }).toEqual(allDues)
    }
  }
})

it('M175 M176 lists the projects in which a person has rows, by default all with own commission', async () => {
  const projects = async (who: PersonaKey, query = {}) =>
    (await api.own(who, 'get-agent-dues-cmsn-project-list', query)).project_result
  for (const flag of [0, 1]) {
    const rows = await projects('P1', { dues_only_flag: flag, team_flag: flag })
    expect(rows.map((row: Reply) => row.project_id)).toEqual([1, 2, 3, 4, 5, 6])
  }
  expect(await projects('P3', { dues_only_flag: 0, team_flag: 1 })).toEqual([])
  expect(await projects('P1')).toContainEqual({ project_id: 4, project_name: 'Mango Bloom Gardens' })
})
