import { beforeAll, expect, it } from 'vitest'
import { TeamPaymentsReply } from '~/contract/payments'
import { appendDays, joinPlots } from '~/domain/payment-days'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, NOT_IN_TEAM, type Reply, teamOf } from './demo-api'
import { allPayments, type PaidRow } from './paid-rows'
import {
  expectNewestFirst,
  FILTERS,
  paymentLists,
  ROWS_PER_PAGE,
  sum,
  teamRows,
  VIEWERS,
} from './payment-lists'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id

const api = demoApiForThisFile()
const { fetchTeam, teamPages } = paymentLists(api)

let paid: PaidRow[]

beforeAll(async () => {
  paid = await allPayments(api.db)
})

it.each(FILTERS)(
  'M196 M197 M199 X097 with %j returns exactly the payments of the downline, twenty rows per page, and their sum',
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
      const { total_amount } = await fetchTeam(viewer, { ...query, page: 1 })
      const sums = [...expected.values()].reduce((total, rupees) => total + rupees, 0)
      expect(total_amount).toBe(sums)
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
    .map((page) => TeamPaymentsReply.parse({ status: true, message: '', team_payments: page }).days)
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
