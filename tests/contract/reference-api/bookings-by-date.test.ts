import { beforeAll, describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
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

const MONTHS_PER_PAGE = 3

const api = demoApiForThisFile()
let bookings: SoldPlot[]

beforeAll(async () => {
  bookings = await allBookings(api.db)
})

type Filters = { project_id?: number; agent_id?: string; plot_no?: string; associate?: string }

async function page(viewer: PersonaKey, number: number | undefined, filters: Filters = {}): Promise<Reply[]> {
  const path = `/associate/get-booking-info-datewise/${personaOf(viewer).id}/0${queryOf({ page: number, ...filters })}`
  const reply = await api.post(viewer, path)
  expect(reply).toMatchObject({ status: true, message: '' })
  return reply.total_booking_count
}

/** All pages up to the first empty page. */
async function pages(viewer: PersonaKey, filters: Filters = {}): Promise<Reply[][]> {
  const allPages: Reply[][] = []
  for (let number = 1; ; number++) {
    const months = await page(viewer, number, filters)
    if (months.length === 0) return allPages
    allPages.push(months)
  }
}

const allMonths = async (viewer: PersonaKey, filters: Filters = {}) => (await pages(viewer, filters)).flat()

/** The whole list, computed from the bookings. */
async function expectedMonths(viewer: PersonaKey, isWanted: (booking: SoldPlot) => boolean = () => true) {
  const team = await teamOf(api.db, personaOf(viewer).id)
  const wanted = bookings.filter((row) => isActive(row) && team.has(row.seller_id) && isWanted(row))
  return groups(wanted, ({ booked_on }) => booked_on.slice(0, 7))
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, ofMonth]) => ({
      month: nameOf(month),
      month_wise_count: ofMonth.length,
      day_wise_data: groups(ofMonth, ({ booked_on }) => booked_on)
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([date, ofDay]) => ({
          date,
          date_wise_count: ofDay.length,
          booked_agents_info: groups(ofDay, (row) => `${row.seller_name} ${row.project_id} ${row.seller_id}`)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([, rows]) => ({
              project_id: rows[0]!.project_id,
              project_name: rows[0]!.project_name,
              agent_id: rows[0]!.seller_id,
              agent_name: rows[0]!.seller_name,
              booked_count: rows.filter((row) => row.status_id === BOOKED).length,
              reg_count: rows.filter((row) => row.status_id === REGISTERED).length,
              count: rows.length,
              bookings: rows
                .toSorted((one, other) => other.id - one.id)
                .map((row) => ({
                  booking_id: row.id,
                  plot_no: row.plot_number,
                  customer_name: row.customer_name,
                  sale_amt: row.sale_rupees,
                  plot_status: row.status_id,
                })),
            })),
        })),
    }))
}

const nameOf = (month: string) =>
  new Date(`${month}-01`).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

function groups<Item>(items: Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const itemsByKey = new Map<string, Item[]>()
  for (const item of items) itemsByKey.set(keyOf(item), [...(itemsByKey.get(keyOf(item)) ?? []), item])
  return [...itemsByKey]
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())

describe('paging', () => {
  it.each(['P1', 'P2', 'P3'] as const)(
    'M140 M141 all pages of %s together count and list the bookings of the tree, newest first',
    async (viewer) => {
      expect(await allMonths(viewer)).toEqual(await expectedMonths(viewer))
    },
  )

  it('M141 returns three months per page', async () => {
    const allPages = await pages('P2')
    expect(allPages.length).toBeGreaterThan(5)
    for (const months of allPages.slice(0, -1)) expect(months).toHaveLength(MONTHS_PER_PAGE)
    expect(allPages.at(-1)!.length).toBeLessThanOrEqual(MONTHS_PER_PAGE)
  })

  it('M141 if no page is given, returns page 1', async () => {
    expect(await page('P1', undefined)).toEqual(await page('P1', 1))
  })

  it('M141 M143 pages after the last page are empty', async () => {
    const { length } = await pages('P1')
    expect(await page('P1', length + 1)).toEqual([])
    expect(await page('P1', 999_999)).toEqual([])
  })

  it('M141 M238 counts match the bookings with status 2 or 3 in the database', async () => {
    for (const viewer of ['P1', 'P2', 'P3'] as const) {
      const team = await teamOf(api.db, personaOf(viewer).id)
      const { count } = await api.db
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status_id', 'in', [BOOKED, REGISTERED])
        .where('seller_id', 'in', [...team])
        .executeTakeFirstOrThrow()
      const months = await allMonths(viewer)
      const rows = months.flatMap((month) => month.day_wise_data).flatMap((day) => day.booked_agents_info)
      expect(sum(months.map((month) => month.month_wise_count))).toBe(count)
      expect(sum(rows.map((row) => row.count))).toBe(count)
      expect(sum(rows.map((row) => row.booked_count + row.reg_count))).toBe(count)
    }
  })
})

describe('filters', () => {
  const P1 = personaOf('P1').id

  it.each<[string, Filters, (booking: SoldPlot) => boolean]>([
    ['project', { project_id: 4 }, (row) => row.project_id === 4],
    ['associate by id', { agent_id: P1 }, (row) => row.seller_id === P1],
    ['plot number', { plot_no: '12/A' }, (row) => contains(row.plot_number, '12/A')],
    ['plot number in lower case', { plot_no: '12/a' }, (row) => contains(row.plot_number, '12/A')],
    ['plot number with a plus', { plot_no: '10+11' }, (row) => row.plot_number === '10+11'],
    ['part of a plot number', { plot_no: '1' }, (row) => row.plot_number.includes('1')],
    ['part of a code', { associate: 'hg102' }, (row) => contains(row.seller_id, 'HG102')],
    ['part of a name', { associate: 'kUMAR' }, (row) => contains(row.seller_name, 'kumar')],
    ['a name with spaces around it', { associate: '  teja ' }, (row) => contains(row.seller_name, 'teja')],
    [
      'project and plot',
      { project_id: 4, plot_no: '2' },
      (row) => row.project_id === 4 && contains(row.plot_number, '2'),
    ],
    [
      'all filters',
      { project_id: 4, agent_id: P1, plot_no: '2', associate: 'ravi' },
      (row) => row.project_id === 4 && row.seller_id === P1 && contains(row.plot_number, '2'),
    ],
  ])('M141 filters by %s', async (_, filters, isWanted) => {
    const expected = await expectedMonths('P2', isWanted)
    expect(expected.length).toBeGreaterThan(0)
    expect(await allMonths('P2', filters)).toEqual(expected)
  })

  it('M141 finds part of a name in Telugu, Hindi, Tamil and Urdu', async () => {
    const sellers = new Set(bookings.filter(isActive).map((row) => row.seller_name))
    const scripts = [/[\u0c00-\u0c7f]/, /[\u0900-\u097f]/, /[\u0b80-\u0bff]/, /[\u0600-\u06ff]/]
    let triedScripts = 0
    for (const script of scripts) {
      const name = [...sellers].find((seller) => script.test(seller))
      if (!name) continue
      triedScripts += 1
      const [part = ''] = name.split(' ')
      expect(await allMonths('P2', { associate: part })).toEqual(
        await expectedMonths('P2', (row) => row.seller_name.includes(part)),
      )
    }
    expect(triedScripts).toBe(scripts.length)
  })

  it.each(['%', '_', '\\', '%%', 'HG%', '1_', "'", '"', ';--', '*', '[a-z]'])(
    'M141 "%s" is matched literally',
    async (text) => {
      for (const filters of [{ plot_no: text }, { associate: text }])
        expect(await allMonths('P2', filters)).toEqual(
          await expectedMonths('P2', (row) =>
            'plot_no' in filters
              ? contains(row.plot_number, text)
              : contains(row.seller_id, text) || contains(row.seller_name, text),
          ),
        )
    },
  )

  it('M141 ignores empty filters, and returns an empty page if nothing matches', async () => {
    expect(await page('P1', 1, { plot_no: '', associate: ' ', agent_id: '' })).toEqual(await page('P1', 1))
    for (const filters of [{ plot_no: 'no such plot' }, { associate: 'no such name' }, { project_id: 999 }])
      expect(await page('P1', 1, filters)).toEqual([])
  })
})
