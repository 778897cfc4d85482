import { afterEach, describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { CANCELLED } from '../../../reference-api/rules/booking-status'
import { setRows } from '../../factories/rows'
import { demoApiForThisFile, NOT_IN_TEAM, P1, P2, queryOf, type Reply, teamOf, TODAY } from './demo-api'
import { ADDED_ASSOCIATES, enlargeTeam, removeAdded } from './enlarge-team'

const api = demoApiForThisFile()

const figures = (viewer: PersonaKey, of = personaOf(viewer).id): Promise<Reply> =>
  api.post(viewer, `/associate/team-figures/${encodeURIComponent(of)}`)

const FIELDS = ['agent_id', 'members_count', 'bookings', 'collection', 'team_bookings', 'team_collection']
const numbersOf = (node: Reply) => FIELDS.map((name) => node[name])

describe('X082 figures of a team', () => {
  it('cover P1, the team and each direct associate, for this financial year', async () => {
    const reply = await figures('P1')
    expect(reply).toMatchObject({ as_of: TODAY, financial_year: 2026, upline: [], children_count: 4 })
    expect(numbersOf(reply.associate)).toEqual([P1, 14, 13, 15_190_243, 15, 25_256_950])
    expect(reply.children.map(numbersOf)).toEqual([
      ['HG1004', 7, 5, 2_732_595, 4, 12_152_937],
      ['HG1007', 0, 2, 7_014_894, 0, 0],
      ['HG1005', 2, 1, 169_500, 1, 2_110_159],
      ['HG1006', 1, 1, 189_393, 1, 887_472],
    ])
    const ofTop = await figures('P2')
    expect(numbersOf(ofTop.associate)).toEqual([P2, 90, 11, 23_192_934, 88, 168_696_873])
    expect(await figures('P3')).toMatchObject({ children_count: 0, children: [], sellers: [] })
  })

  it('do not count a cancelled booking, but its receipts', async () => {
    const { associate } = await figures('P1')
    const booking = await api.db
      .selectFrom('bookings')
      .select(['id', 'status_id'])
      .where('seller_id', '=', P1)
      .where('booked_on', '>=', '2026-04-01')
      .where('status_id', '<>', CANCELLED)
      .executeTakeFirstOrThrow()
    const setStatus = (status_id: 2 | 3 | 9) => setRows(api.db, 'bookings', { id: booking.id }, { status_id })
    await setStatus(CANCELLED)
    const figuresAfter = await figures('P1')
    await setStatus(booking.status_id)
    expect(figuresAfter.associate).toEqual({ ...associate, bookings: 12 })
  })

  it('list the sellers of this month, most bookings and then most sales first', async () => {
    const { sellers } = await figures('P2')
    const best = sellers.slice(0, 3).map(({ agent_id, bookings, sale }: Reply) => [agent_id, bookings, sale])
    expect(best).toEqual([
      [P1, 3, 5_706_626],
      ['HG1018', 1, 5_265_000],
      ['HG1034', 1, 2_654_700],
    ])
  })

  it('have the path from a downline associate up to the viewer', async () => {
    const { upline } = await figures('P1', 'HG1017')
    expect(upline.map(({ agent_id }: Reply) => agent_id)).toEqual(['HG1014', 'HG1009', 'HG1004', P1])
  })
})

describe('X082 figures of a large team', () => {
  afterEach(() => removeAdded(api.db))

  it('if associates without sales join, change only in the number of members; list at most 200 direct associates', async () => {
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
  })
})

describe('X082 figures by associate', () => {
  const byAssociate = (viewer: PersonaKey, ids: string[], of = personaOf(viewer).id): Promise<Reply> =>
    api.post(viewer, `/associate/figures-by-associate/${of}${queryOf({ agent_ids: ids.join(',') })}`)

  it('are the own figures of each associate, without those of the downline; associates outside the team are omitted', async () => {
    const everyone = await api.db.selectFrom('associates').select('id').execute()
    const reply = await byAssociate('P1', [...everyone.map(({ id }) => id), 'HG0', "' or 1=1", ''])
    expect(new Set(reply.figures.map(({ agent_id }: Reply) => agent_id))).toEqual(await teamOf(api.db, P1))
    expect(reply.figures).toEqual(
      expect.arrayContaining([
        { agent_id: P1, bookings: 13, collection: 15_190_243 },
        { agent_id: 'HG1004', bookings: 5, collection: 2_732_595 },
      ]),
    )
    expect(await byAssociate('P1', [])).toEqual({ status: true, message: '', figures: [] })
    expect(await byAssociate('P1', [P1], P2)).toEqual(NOT_IN_TEAM)
  })

  it('are refused for more than 300 codes', async () => {
    const codes = (length: number) => [...Array<string>(length - 1).fill('HG0'), P1]
    expect((await byAssociate('P1', codes(300))).figures).toMatchObject([{ agent_id: P1 }])
    const message = 'agent_ids must not exceed 300 codes.'
    expect(await byAssociate('P1', codes(301))).toEqual({ status: false, message })
  })
})
