import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentsReply, TeamPaymentsReply } from '~/contract/payments'
import { appendDays, joinPlots } from '~/domain/payment-days'
import type { PersonaKey } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, NOT_IN_TEAM, P1, P2, type Reply } from './demo-api'
import { enlargeTeam, removeAdded } from './enlarge-team'

const ROWS_PER_PAGE = 20

type Query = Record<string, string | number | undefined>

const api = demoApiForThisFile()

const fetchOwn = (viewer: PersonaKey, query: Query) => api.own(viewer, 'my-payments', query)
const fetchTeam = (viewer: PersonaKey, query: Query) => api.own(viewer, 'my-team-payments-plotwise', query)

const ownRows = (days: Reply[]): Reply[] => days.flatMap((day) => day.cmsn)
const teamRows = (days: Reply[]): Reply[] =>
  days.flatMap((day) =>
    day.cmsn.flatMap((plot: Reply) => plot.data.map((row: Reply) => ({ ...row, plot: plot.plot }))),
  )

const lists = {
  own: { read: fetchOwn, key: 'my_payments', rowsOf: ownRows },
  team: { read: fetchTeam, key: 'team_payments', rowsOf: teamRows },
}

/** All pages of P1 before the first empty page. Every page but the last has twenty rows. */
async function pagesOf(list: keyof typeof lists, query: Query = {}): Promise<Reply[][]> {
  const { read, key, rowsOf } = lists[list]
  const pages: Reply[][] = []
  for (;;) {
    const { [key]: page } = await read('P1', { ...query, page: pages.length + 1 })
    if (page.length === 0) break
    pages.push(page)
  }
  for (const page of pages.slice(0, -1)) expect(rowsOf(page)).toHaveLength(ROWS_PER_PAGE)
  return pages
}

it.each([
  ['own', [335, 3_324_435], {}],
  ['own', [35, 46_495], { type: 1 }],
  ['own', [300, 3_277_940], { type: 2 }],
  ['own', [73, 998_665], { project_id: 4 }],
  ['own', [193, 1_561_007], { plot: '1' }],
  ['own', [37, 371_158], { plot: '1', project_id: 4, type: 2 }],
  ['own', [0, 0], { project_id: 7 }],
  ['own', [0, 0], { plot: '%' }],
  ['own', [36, 340_252], { month: '2026-04' }],
  ['own', [20, 400_426], { financial_year: 2025 }],
  ['own', [6, 38_700], { financial_year: 2025, project_id: 4, type: 2 }],
  ['team', [57, 1_784_598], {}],
  ['team', [0, 0], { type: 1 }],
  ['team', [57, 1_784_598], { type: 2 }],
  ['team', [21, 707_591], { project_id: 4 }],
  ['team', [41, 1_195_722], { plot: '1' }],
  ['team', [18, 583_282], { plot: '1', project_id: 4, type: 2 }],
  ['team', [0, 0], { plot: '%' }],
  ['team', [1, 30_723], { month: '2026-04' }],
  ['team', [20, 638_922], { financial_year: 2025 }],
  ['team', [7, 109_378], { financial_year: 2025, project_id: 4, type: 2 }],
] as const)(
  'M194 M196 M197 M198 M199 X012 X097 %s payments: %j with %j',
  async (list, [count, total], query) => {
    const { read, rowsOf } = lists[list]
    const days = (await pagesOf(list, query)).flat()
    const rows = rowsOf(days)
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(count)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect((await read('P1', { ...query, page: 1 })).total_amount).toBe(total)
    const dates = days.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
  },
)

it('M193 M194 M199 X091 the first rows of P1 and of the team', async () => {
  const [day] = (await fetchOwn('P1', { page: 1 })).my_payments
  expect(day).toMatchObject({ date: '2026-11-17', amount: 7_919 })
  const plot = { project_id: 3, plot: '113', project_code: 'SRE', booking_id: 236 }
  const bill = { comm_id: 422, bill_no: 'CB-422', payment_type: 'Other', cash_cmsn_bill_status: 1 }
  const receipt = { receipt_id: 4919, receipt_no: 'SRE-04919', amount: 1_621 }
  expect(day.cmsn[0]).toMatchObject({ ...plot, ...bill, ...receipt })
  const [first, second] = (await fetchTeam('P1', { page: 1 })).team_payments
  expect(first).toMatchObject({
    date: '2026-11-20',
    amount: 1_483,
    cmsn: [{ plot: '21', booking_id: 242, amount: 1_483, data: [{ receipt_no: 'TMH-04412, TMH-04769' }] }],
  })
  expect(second).toMatchObject({
    date: '2026-11-17',
    amount: 95_242,
    cmsn: [
      { plot: '162', amount: 3_632 },
      { plot: '80', amount: 75_010 },
      { plot: '1', amount: 16_600 },
    ],
  })
})

it('M195 M199 days and plots that are split between pages can be joined, and then have their whole sums', async () => {
  const own = (await pagesOf('own'))
    .map((page) => PaymentsReply.parse({ status: true, message: '', my_payments: page }).days)
    .reduce((shown, next) => appendDays(shown, next), [])
  const team = (await pagesOf('team'))
    .map((page) => TeamPaymentsReply.parse({ status: true, message: '', team_payments: page }).days)
    .reduce((shown, next) => appendDays(shown, next, joinPlots), [])
  for (const days of [own, team]) expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
  for (const { rows } of team) expect(new Set(rows.map((row) => row.bookingId)).size).toBe(rows.length)
  for (const { paise, rows } of [...own, ...team])
    expect(paise).toBe(rows.reduce((sum, row) => sum + (row.paise ?? 0), 0))
  expect(own.reduce((sum, { paise }) => sum + (paise ?? 0), 0)).toBe(332_443_500)
  expect(team.reduce((sum, { paise }) => sum + (paise ?? 0), 0)).toBe(178_459_800)
})

describe('sorted', () => {
  const collator = new Intl.Collator('en-IN', { numeric: true })

  it.each([
    ['own', 'plot', 'plot'],
    ['own', 'amount', 'amount'],
    ['team', 'plot', 'plot'],
    ['team', 'associate', 'agent_name'],
    ['team', 'amount', 'amount'],
  ] as const)(
    'M193 M199 M239 %s payments by %s, in both orders over all pages; equal rows are newest first',
    async (list, sort, key) => {
      const { rowsOf } = lists[list]
      const rowsWith = async (query: Query) =>
        (await pagesOf(list, query))
          .flat()
          .flatMap((day) => rowsOf([day]).map((row) => ({ date: day.date, ...row })))
      const all = (await rowsWith({})).map((row) => JSON.stringify(row)).toSorted()
      for (const [order, sign] of Object.entries({ asc: 1, desc: -1 })) {
        const rows = await rowsWith({ sort, order })
        expect(rows.map((row) => JSON.stringify(row)).toSorted()).toEqual(all)
        for (const [index, next] of rows.slice(1).entries()) {
          const row = rows[index]!
          const compared = sign * collator.compare(String(row[key]), String(next[key]))
          const isSorted = compared < 0 || (compared === 0 && row.date >= next.date)
          expect([row, next, isSorted]).toEqual([row, next, true])
        }
      }
    },
  )

  it('M193 M199 each group of a sorted page has one payment, and its sum', async () => {
    const { my_payments: own } = await fetchOwn('P1', { sort: 'amount', order: 'desc' })
    const { team_payments: team } = await fetchTeam('P1', { sort: 'plot' })
    for (const day of own) expect(day.cmsn).toMatchObject([{ amount: day.amount }])
    for (const { amount, cmsn } of team) expect(cmsn).toMatchObject([{ amount, data: [{ amount }] }])
  })
})

it.each([undefined, 'plot'])(
  'M199 sorted by %s, filters by one downline associate; the viewer finds nothing, a stranger is refused',
  async (sort) => {
    const days = (await pagesOf('team', { agent_id: 'HG1013', sort })).flat()
    expect(new Set(teamRows(days).map((row) => row.agent_id))).toEqual(new Set(['HG1013']))
    expect(await fetchTeam('P1', { agent_id: P1, sort })).toMatchObject({ status: true, team_payments: [] })
    for (const stranger of [P2, 'HG9999', '%'])
      expect(await fetchTeam('P1', { agent_id: stranger, sort })).toEqual(NOT_IN_TEAM)
  },
)

describe('a large team', () => {
  beforeAll(() => enlargeTeam(api.db))
  afterAll(() => removeAdded(api.db))

  it('M199 has a sum and is sorted only with a project', async () => {
    const all = await fetchTeam('P2', {})
    expect(all.team_payments.length).toBeGreaterThan(0)
    expect(all.total_amount).toBeUndefined()
    const message = 'Choose a project to sort the payments of a large team.'
    expect(await fetchTeam('P2', { sort: 'amount' })).toMatchObject({ status: false, message })
    const ofProject = await fetchTeam('P2', { project_id: 4, sort: 'amount' })
    expect(ofProject.total_amount).toBeGreaterThan(0)
    expect(ofProject.team_payments.length).toBeGreaterThan(0)
  })
})
