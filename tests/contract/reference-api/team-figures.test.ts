import { afterEach, describe, expect, it } from 'vitest'
import { FiguresByAssociateReply, TeamFiguresReply } from '~/contract/team-figures'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { CANCELLED } from '../../../reference-api/rules/booking-status'
import { allBookings, demoApiForThisFile, NOT_IN_TEAM, type Reply, teamOf, TODAY } from './demo-api'
import { ADDED_ASSOCIATES, enlargeTeam, removeAdded } from './enlarge-team'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id
const YEAR_FROM = '2026-04-01'
const MONTH_FROM = '2026-11-01'

const api = demoApiForThisFile()

const figures = (viewer: PersonaKey, of = personaOf(viewer).id): Promise<Reply> =>
  api.post(viewer, `/associate/team-figures/${encodeURIComponent(of)}`)

const readSales = async () => ({
  bookings: await allBookings(api.db),
  receipts: await api.db.selectFrom('receipts').selectAll().execute(),
})

/** Sums the bookings and receipts since a day, without the API's query. */
function sumsOf(sales: Awaited<ReturnType<typeof readSales>>, people: Set<string>, from = YEAR_FROM) {
  const bookings = sales.bookings.filter(({ seller_id }) => people.has(seller_id))
  const ids = new Set(bookings.map(({ id }) => id))
  const receipts = sales.receipts.filter(
    ({ booking_id, received_on }) => ids.has(booking_id) && received_on >= from,
  )
  const counted = bookings.filter(({ booked_on, status_id }) => booked_on >= from && status_id !== CANCELLED)
  return {
    bookings: counted.length,
    sale: counted.reduce((sum, { sale_rupees }) => sum + sale_rupees, 0),
    collection: receipts.reduce((sum, { net_rupees }) => sum + net_rupees, 0),
  }
}

const without = (people: Set<string>, id: string) => new Set([...people].filter((person) => person !== id))

async function expectCorrect(reply: Reply, id: string) {
  const sales = await readSales()
  const nodeOf = async (person: string) => {
    const team = await teamOf(api.db, person)
    const [own, below] = [sumsOf(sales, new Set([person])), sumsOf(sales, without(team, person))]
    return {
      agent_id: person,
      members_count: team.size - 1,
      bookings: own.bookings,
      collection: own.collection,
      team_bookings: below.bookings,
      team_collection: below.collection,
    }
  }
  expect(reply.associate).toMatchObject(await nodeOf(id))
  const below = await api.db.selectFrom('associates').select('id').where('parent_id', '=', id).execute()
  const expected = await Promise.all(below.map((child) => nodeOf(child.id)))
  const total = (node: (typeof expected)[number]) => node.collection + node.team_collection
  expected.sort((a, b) => total(b) - total(a) || (a.agent_id < b.agent_id ? -1 : 1))
  expect(reply.children).toMatchObject(expected)
  expect(reply.children_count).toBe(expected.length)
}

describe('X082 figures of a team', () => {
  it.each(['P1', 'P2', 'P3'] as const)('cover %s, the team and each direct associate', async (viewer) => {
    const id = personaOf(viewer).id
    const reply = await figures(viewer)
    TeamFiguresReply.parse(reply)
    expect(reply).toMatchObject({ status: true, as_of: TODAY, financial_year: 2026, upline: [] })
    await expectCorrect(reply, id)
  })

  it('are above zero for P1; a cancelled booking does not count, but its receipts do', async () => {
    const { associate } = await figures('P1')
    for (const value of ['bookings', 'collection', 'team_bookings', 'team_collection'])
      expect([value, associate[value] > 0]).toEqual([value, true])
    const [booking] = (await allBookings(api.db)).filter(
      ({ seller_id, booked_on, status_id }) =>
        seller_id === P1 && booked_on >= YEAR_FROM && status_id !== CANCELLED,
    )
    const setStatus = (status_id: 2 | 3 | 9) =>
      api.db.updateTable('bookings').set({ status_id }).where('id', '=', booking!.id).execute()
    await setStatus(CANCELLED)
    const figuresAfter = await figures('P1')
    await setStatus(booking!.status_id)
    expect(figuresAfter.associate.bookings).toBe(associate.bookings - 1)
    expect(figuresAfter.associate.collection).toBe(associate.collection)
  })

  it('list the sellers of this month, most bookings first', async () => {
    const { sellers } = await figures('P2')
    const team = [...(await teamOf(api.db, P2))]
    const sales = await readSales()
    const sold = team.map((id) => ({ id, ...sumsOf(sales, new Set([id]), MONTH_FROM) }))
    const best = sold
      .filter(({ bookings }) => bookings > 0)
      .sort((a, b) => b.bookings - a.bookings || b.sale - a.sale || (a.id < b.id ? -1 : 1))
    expect(best.length).toBeGreaterThan(0)
    expect(sellers).toMatchObject(
      best.slice(0, 10).map(({ id, bookings, sale }) => ({ agent_id: id, bookings, sale })),
    )
  })

  it('have the path from a downline associate up to the viewer', async () => {
    const parents = await api.db.selectFrom('associates').select(['id', 'parent_id']).execute()
    const parentOf = new Map(parents.map(({ id, parent_id }) => [id, parent_id]))
    const deepest = [...(await teamOf(api.db, P2))]
      .map((id) => {
        const up: string[] = []
        for (let current = id; current !== P2; current = parentOf.get(current)!)
          up.push(parentOf.get(current)!)
        return { id, up }
      })
      .reduce((one, other) => (other.up.length > one.up.length ? other : one))
    const reply = await figures('P2', deepest.id)
    expect(reply.upline.map(({ agent_id }: Reply) => agent_id)).toEqual(deepest.up)
    await expectCorrect(reply, deepest.id)
  })
})

describe('X082 figures of a large team', () => {
  afterEach(() => removeAdded(api.db))

  it('if associates without sales join, change only in the number of members; list at most 200 direct associates; include a corrected receipt', async () => {
    const figuresBefore = await figures('P2')
    await enlargeTeam(api.db)
    const figuresAfter = await figures('P2')
    expect(figuresAfter.associate).toEqual({
      ...figuresBefore.associate,
      members_count: figuresBefore.associate.members_count + ADDED_ASSOCIATES,
    })
    expect(figuresAfter.sellers).toEqual(figuresBefore.sellers)
    const figuresOfP3 = await figures('P3')
    expect(figuresOfP3.children).toHaveLength(200)
    expect(figuresOfP3.children_count).toBe(ADDED_ASSOCIATES)

    const receipt = await api.db
      .selectFrom('receipts')
      .select(['id', 'received_on'])
      .where('received_on', '>=', YEAR_FROM)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const move = (received_on: string) =>
      api.db.updateTable('all_receipts').set({ received_on }).where('id', '=', receipt.id).execute()
    await move('2026-03-31')
    await expectCorrect(await figures('P2'), P2)
    await move(receipt.received_on)
    expect(await figures('P2')).toEqual(figuresAfter)
  })
})

describe('X082 figures by associate', () => {
  const byAssociate = (viewer: PersonaKey, ids: string[], of = personaOf(viewer).id): Promise<Reply> =>
    api.post(
      viewer,
      `/associate/figures-by-associate/${of}?${new URLSearchParams({ agent_ids: ids.join(',') })}`,
    )

  it('are the own figures of each associate, without those of the downline; associates outside the team are omitted', async () => {
    const team = await teamOf(api.db, P1)
    const everyone = await api.db.selectFrom('associates').select('id').execute()
    const reply = await byAssociate('P1', [...everyone.map(({ id }) => id), 'HG0', "' or 1=1", ''])
    FiguresByAssociateReply.parse(reply)
    expect(new Set(reply.figures.map(({ agent_id }: Reply) => agent_id))).toEqual(team)
    const sales = await readSales()
    for (const { agent_id, bookings, collection } of reply.figures) {
      const ownSums = sumsOf(sales, new Set([agent_id]))
      expect({ agent_id, bookings, collection }).toEqual({
        agent_id,
        bookings: ownSums.bookings,
        collection: ownSums.collection,
      })
    }
    expect(await byAssociate('P1', [])).toEqual({ status: true, message: '', figures: [] })
    expect(await byAssociate('P1', [P1], P2)).toEqual(NOT_IN_TEAM)
  })

  it('are refused for more than 300 codes', async () => {
    const codes = (length: number) => [...Array<string>(length - 1).fill('HG0'), P1]
    expect((await byAssociate('P1', codes(300))).figures).toMatchObject([{ agent_id: P1 }])
    expect(await byAssociate('P1', codes(301))).toEqual({
      status: false,
      message: 'agent_ids must not exceed 300 codes.',
    })
  })
})
