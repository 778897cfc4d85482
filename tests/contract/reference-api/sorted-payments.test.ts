import { expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, NOT_IN_TEAM, type Reply, teamOf } from './demo-api'
import { allPayments } from './paid-rows'
import { ownRows, paymentLists, type PaymentQuery, ROWS_PER_PAGE, teamRows } from './payment-lists'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id

const api = demoApiForThisFile()
const { fetchOwn, fetchTeam, ownPages, teamPages } = paymentLists(api)

const newestBill = (a: Reply, b: Reply) => b.comm_id - a.comm_id || b.plot.booking_id - a.plot.booking_id
const collator = new Intl.Collator('en-IN', { numeric: true })

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
      const rowsWith = async (query: PaymentQuery) => {
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
  const paid = await allPayments(api.db)
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
