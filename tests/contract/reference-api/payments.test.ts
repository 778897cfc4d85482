import { beforeAll, describe, expect, it } from 'vitest'
import { PaymentsReply, TeamPaymentsReply } from '~/api/contract/payments'
import { appendDays, joinPlots } from '~/domain/payment-days'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { isPostgresInGate } from '../../factories/cases'
import { demoApiForThisFile, NOT_IN_TEAM, queryOf, type Reply, teamOf } from './demo-api'
import { allPayments, type PaidRow } from './paid-rows'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id
const ROWS_PER_PAGE = 20
/** P2 has a hundred pages of payments. */
const VIEWERS: PersonaKey[] = isPostgresInGate ? ['P1', 'P3'] : ['P1', 'P2', 'P3']

const api = demoApiForThisFile()

let paid: PaidRow[]

beforeAll(async () => {
  paid = await allPayments(api.db)
})

type Query = Record<string, string | number | undefined>

const fetchOwn = (viewer: PersonaKey, query: Query) =>
  api.post(viewer, `/associate/my-payments/${personaOf(viewer).id}${queryOf(query)}`)
const fetchTeam = (viewer: PersonaKey, query: Query) =>
  api.post(viewer, `/associate/my-team-payments-plotwise/${personaOf(viewer).id}${queryOf(query)}`)

/** Returns all pages before the first empty page. Reads a list once, however many tests use it. */
function pagesReader(read: typeof fetchOwn, key: string) {
  const lists = new Map<string, Promise<Reply[][]>>()
  return (viewer: PersonaKey, query: Query = {}): Promise<Reply[][]> => {
    const list = JSON.stringify([viewer, query])
    const pages = lists.get(list) ?? readPages((page) => read(viewer, { ...query, page }), key)
    lists.set(list, pages)
    return pages
  }
}

async function readPages(read: (page: number) => Promise<Reply>, key: string): Promise<Reply[][]> {
  const pages: Reply[][] = []
  for (;;) {
    const reply = await read(pages.length + 1)
    expect(reply.status).toBe(true)
    if (reply[key].length === 0) return pages
    pages.push(reply[key])
  }
}

const ownPages = pagesReader(fetchOwn, 'my_payments')
const teamPages = pagesReader(fetchTeam, 'team_payments')

const sum = (rows: { rupees: number }[]) => rows.reduce((total, { rupees }) => total + rupees, 0)
const ownRows = (pages: Reply[][]) => pages.flat().flatMap((day) => day.cmsn)
const teamRows = (pages: Reply[][]) =>
  pages
    .flat()
    .flatMap((day) => day.cmsn.flatMap((plot: Reply) => plot.data.map((row: Reply) => ({ ...row, plot }))))
const expectNewestFirst = (pages: Reply[][]) => {
  const days = pages.flat().map((day) => day.date)
  expect(days).toEqual(days.toSorted().toReversed())
}

/** The screen's filters: the query of the call, and the condition for the database rows. */
const FILTERS: [Query, (row: PaidRow) => boolean][] = [
  [{}, () => true],
  [{ type: 1 }, (row) => row.payment_type === 'Other'],
  [{ type: 2 }, (row) => ['Bank', 'Online', 'Card', 'Cheque'].includes(row.payment_type)],
  [{ project_id: 4 }, (row) => row.project_id === 4],
  [{ plot: '1' }, (row) => row.plot.includes('1')],
  [{ plot: '10+11' }, (row) => row.plot === '10+11'],
  [
    { plot: '1', project_id: 4, type: 2 },
    (row) => row.plot.includes('1') && row.project_id === 4 && row.payment_type !== 'Other',
  ],
  [{ project_id: 7 }, () => false],
  [{ plot: '%' }, () => false],
  [{ month: '2026-04' }, (row) => row.billed_on.startsWith('2026-04')],
  [
    { month: '2026-02', type: 1 },
    (row) => row.billed_on.startsWith('2026-02') && row.payment_type === 'Other',
  ],
]

describe('own payments', () => {
  it.each(FILTERS)(
    'M194 M196 M197 M198 X012 with %j returns each matching payment once, twenty rows per page',
    async (query, fits) => {
      for (const viewer of VIEWERS) {
        const pages = await ownPages(viewer, query)
        const expected = paid.filter((row) => row.associate_id === personaOf(viewer).id && fits(row))
        const rows = ownRows(pages)
        const key = (row: Reply) =>
          [row.comm_id ?? row.bill_id, row.receipt_id, row.booking_id, row.amount ?? row.rupees].join()
        expect(rows.map(key).sort()).toEqual(expected.map(key).sort())
        for (const [index, page] of pages.entries()) {
          const isLast = index === pages.length - 1
          const count = ownRows([page]).length
          expect(isLast ? count <= ROWS_PER_PAGE : count === ROWS_PER_PAGE).toBe(true)
        }
        expectNewestFirst(pages)
      }
    },
  )

  it('M193 M194 a row has its plot, bill and receipt; a day’s amount is the sum of its rows', async () => {
    const pages = await ownPages('P1')
    for (const day of pages.flat()) {
      expect(Object.keys(day).sort()).toEqual(['amount', 'cmsn', 'date'])
      expect(day.amount).toBe(day.cmsn.reduce((total: number, row: Reply) => total + row.amount, 0))
    }
    const codes = await api.db.selectFrom('projects').select(['id', 'code']).execute()
    const receipts = await api.db.selectFrom('receipts').select(['id', 'number']).execute()
    const numbers = new Map(receipts.map(({ id, number }) => [id, number]))
    for (const row of ownRows(pages)) {
      const payment = paid.find(
        ({ bill_id, receipt_id }) => bill_id === row.comm_id && receipt_id === row.receipt_id,
      )!
      expect(row).toEqual({
        project_id: payment.project_id,
        plot: payment.plot,
        project_code: codes.find(({ id }) => id === payment.project_id)!.code,
        booking_id: payment.booking_id,
        comm_id: payment.bill_id,
        receipt_id: payment.receipt_id,
        receipt_no: numbers.get(payment.receipt_id),
        payment_type: payment.payment_type,
        amount: payment.rupees,
      })
    }
  })

  it('M195 a day that is split between pages can be joined, and then has its whole sum', async () => {
    const pages = await ownPages('P1')
    const days = pages
      .map((page) => PaymentsReply.parse({ status: true, message: '', my_payments: page }))
      .reduce((shown, next) => appendDays(shown, next), [])
    const dates = days.map(({ date }) => date)
    expect(new Set(dates).size).toBe(dates.length)
    expect(pages.flat().length).toBeGreaterThan(days.length)
    for (const day of days) {
      const expected = paid.filter((row) => row.associate_id === P1 && row.billed_on === day.date)
      expect(day.paise).toBe(sum(expected) * 100)
      expect(day.rows).toHaveLength(expected.length)
    }
  })

  it.each(['2026-13', '2026-4', "2026-04' or 1=1", '2026-04-01'])(
    'X012 refuses the month %j',
    async (month) => {
      expect(await fetchOwn('P1', { month })).toMatchObject({ status: false })
    },
  )

  it('M241 add up to the paid part of the dues', async () => {
    const pages = await ownPages('P1')
    for (const project of [1, 2, 3, 4, 5, 6, 7]) {
      const dues = await api.post('P1', `/associate/get-agent-cmsn-dues/${P1}/${project}?dues_only_flag=0`)
      const rows = ownRows(pages).filter((row) => row.project_id === project)
      expect(rows.reduce((total, row) => total + row.amount, 0)).toBe(dues.sum_paid_cmsn)
    }
  })
})

describe('team payments', () => {
  it.each(FILTERS)(
    'M196 M197 M199 with %j returns exactly the payments of the downline, twenty rows per page',
    async (query, fits) => {
      for (const viewer of VIEWERS) {
        const { id } = personaOf(viewer)
        const below = await teamOf(api.db, id)
        below.delete(id)
        const pages = await teamPages(viewer, query)
        const expected = new Map<string, number>()
        for (const row of paid.filter((payment) => below.has(payment.associate_id) && fits(payment))) {
          const key = [row.billed_on, row.bill_id, row.associate_id, row.booking_id].join()
          expected.set(key, (expected.get(key) ?? 0) + row.rupees)
        }
        const foundSums = pages.flat().flatMap((day) =>
          day.cmsn.flatMap((plot: Reply) =>
            plot.data.map((row: Reply) => {
              return [[day.date, row.comm_id, row.agent_id, plot.booking_id].join(), row.amount] as const
            }),
          ),
        )
        expect(foundSums).toHaveLength(expected.size)
        expect(new Map(foundSums)).toEqual(expected)
        for (const page of pages.slice(0, -1)) expect(teamRows([page])).toHaveLength(ROWS_PER_PAGE)
        expectNewestFirst(pages)
      }
    },
  )

  it('M199 a page lists a plot once per day, with matching totals', async () => {
    const pages = await teamPages('P2')
    for (const day of pages.flat()) {
      const plots = day.cmsn.map((plot: Reply) => plot.booking_id)
      expect(new Set(plots).size).toBe(plots.length)
      for (const plot of day.cmsn)
        expect(plot.amount).toBe(plot.data.reduce((total: number, row: Reply) => total + row.amount, 0))
      expect(day.amount).toBe(day.cmsn.reduce((total: number, plot: Reply) => total + plot.amount, 0))
    }
  })

  it('M199 days and plots that are split between pages can be joined', async () => {
    const pages = await teamPages('P2')
    const days = pages
      .map((page) => TeamPaymentsReply.parse({ status: true, message: '', team_payments: page }))
      .reduce((shown, next) => appendDays(shown, next, joinPlots), [])
    const below = await teamOf(api.db, P2)
    below.delete(P2)
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
    for (const day of days) {
      const ofDay = paid.filter((row) => below.has(row.associate_id) && row.billed_on === day.date)
      expect(day.paise).toBe(sum(ofDay) * 100)
      expect(new Set(day.rows.map(({ bookingId }) => bookingId)).size).toBe(day.rows.length)
      for (const plot of day.rows)
        expect(plot.paise).toBe(sum(ofDay.filter((row) => String(row.booking_id) === plot.bookingId)) * 100)
    }
  })

  it('M199 filters by one downline associate; a filter by the viewer finds nothing, a filter by a stranger is refused', async () => {
    const below = await teamOf(api.db, P1)
    below.delete(P1)
    const associate = paid.find(({ associate_id }) => below.has(associate_id))!.associate_id
    const pages = await teamPages('P1', { agent_id: associate })
    expect(new Set(teamRows(pages).map((row) => row.agent_id))).toEqual(new Set([associate]))
    expect(await fetchTeam('P1', { agent_id: P1 })).toMatchObject({ status: true, team_payments: [] })
    for (const stranger of [P2, 'HG9999', '%'])
      expect(await fetchTeam('P1', { agent_id: stranger })).toEqual(NOT_IN_TEAM)
  })
})

it.each([{ type: 3 }, { type: 'Other' }, { page: 0 }, { page: 'x' }, { project_id: 'x' }])(
  'M198 rejects %j with a message',
  async (query) => {
    for (const read of [fetchOwn, fetchTeam]) {
      const reply = await read('P1', query)
      expect(reply.status).toBe(false)
      expect(reply.message).toMatch(new RegExp(`^${Object.keys(query)[0]} (is not|must be) `))
    }
  },
)

const newestBill = (a: Reply, b: Reply) => b.comm_id - a.comm_id || b.plot.booking_id - a.plot.booking_id
const collator = new Intl.Collator('en-IN', { numeric: true })

describe('sorted payments', () => {
  const lists = [
    ['own', ownPages, ownRows],
    ['team', teamPages, teamRows],
  ] as const
  const valueOf: Record<string, (row: Reply) => string> = {
    plot: (row) => row.plot.plot ?? row.plot,
    associate: (row) => row.agent_name,
    amount: (row) => String(row.amount),
  }

  it.each([
    ['own', 'plot'],
    ['own', 'amount'],
    ['team', 'plot'],
    ['team', 'associate'],
    ['team', 'amount'],
  ])(
    'M193 M199 M239 sorts %s payments by %s in both orders over all pages; equal rows are newest first',
    async (name, sort) => {
      const [, pagesOf, rowsOf] = lists.find(([list]) => list === name)!
      for (const [viewer, filters] of [
        ['P1', {}],
        ['P2', { project_id: 4, type: 2 }],
        ['P2', { plot: '10' }],
      ] as const) {
        const rowsWith = async (query: Query) => {
          const pages = await pagesOf(viewer, { ...filters, ...query })
          for (const page of pages.slice(0, -1)) expect(rowsOf([page])).toHaveLength(ROWS_PER_PAGE)
          return pages.flat().flatMap((day) => rowsOf([[day]]).map((row) => ({ ...row, date: day.date })))
        }
        const withoutSums = (row: Reply) => (row.plot.data ? { ...row, plot: row.plot.booking_id } : row)
        // The default list of the team groups the rows of a day by plot.
        const newest = (await rowsWith({})).sort(
          (a, b) => b.date.localeCompare(a.date) || (name === 'own' ? 0 : newestBill(a, b)),
        )
        for (const order of ['asc', 'desc']) {
          const sign = order === 'asc' ? 1 : -1
          const expected = newest.toSorted(
            (a, b) => sign * collator.compare(valueOf[sort]!(a), valueOf[sort]!(b)),
          )
          expect((await rowsWith({ sort, order })).map(withoutSums)).toEqual(expected.map(withoutSums))
        }
      }
    },
  )

  it('M193 M199 each group of a sorted page has one payment, and the sum of that payment', async () => {
    const { my_payments: own } = await fetchOwn('P1', { sort: 'amount', order: 'desc' })
    expect(own.map((day: Reply) => [day.amount, day.cmsn.length])).toEqual(
      ownRows([own]).map((row) => [row.amount, 1]),
    )
    const { team_payments: team } = await fetchTeam('P1', { sort: 'plot' })
    for (const day of team) {
      const [plot, ...otherPlots] = day.cmsn
      expect([otherPlots.length, plot.data.length, plot.amount, day.amount]).toEqual([
        0,
        1,
        plot.data[0].amount,
        plot.data[0].amount,
      ])
    }
  })

  it('M199 sorts the payments of one associate; a filter by the viewer finds nothing, a filter by a stranger is refused', async () => {
    const below = await teamOf(api.db, P1)
    below.delete(P1)
    const associate = paid.find(({ associate_id }) => below.has(associate_id))!.associate_id
    const { team_payments: days } = await fetchTeam('P1', {
      agent_id: associate,
      sort: 'amount',
      order: 'asc',
    })
    const amounts = teamRows([days]).map((row) => row.amount)
    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(new Set(teamRows([days]).map((row) => row.agent_id))).toEqual(new Set([associate]))
    expect(await fetchTeam('P1', { agent_id: P1, sort: 'plot' })).toMatchObject({
      status: true,
      team_payments: [],
    })
    expect(await fetchTeam('P3', { sort: 'plot' })).toMatchObject({ status: true })
    for (const stranger of [P2, 'HG9999', '%'])
      expect(await fetchTeam('P1', { agent_id: stranger, sort: 'plot' })).toEqual(NOT_IN_TEAM)
  })

  it.each([
    [fetchOwn, { sort: 'associate' }, 'sort must be plot or amount.'],
    [fetchTeam, { sort: 'date' }, 'sort must be plot, associate or amount.'],
    [fetchTeam, { sort: 'plot', order: 'down' }, 'order must be asc or desc.'],
  ])('M193 M199 rejects an unknown order: %#', async (read, query, message) => {
    expect(await read('P1', query)).toEqual({ status: false, message })
  })
})
