import { describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { findNewestBookings } from '../../../reference-api/db/queries/booking-counts'
import { rowsOf } from '../../factories/rows'
import { demoApiForThisFile, isActive, queryOf, type Reply, sum, teamOf } from './demo-api'

const api = demoApiForThisFile()

async function page(viewer: PersonaKey, number: number | undefined, filters = {}): Promise<Reply[]> {
  const query = queryOf({ page: number, ...filters })
  const reply = await api.post(
    viewer,
    `/associate/get-booking-info-datewise/${personaOf(viewer).id}/0${query}`,
  )
  expect(reply).toMatchObject({ status: true, message: '' })
  return reply.total_booking_count
}

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
    expect(newest.map(({ booked_on, plot_no }) => [booked_on, plot_no])).toEqual([
      ['2026-11-21', '172'],
      ['2026-11-09', expect.any(String)],
    ])
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
    expect([await page('P2', 1, { plot_no: text }), await page('P2', 1, { associate: text })]).toEqual([
      [],
      [],
    ])
  })
})
