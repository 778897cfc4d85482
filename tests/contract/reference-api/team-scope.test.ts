import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { anyText } from '../../factories/any-text'
import { cases } from '../../factories/cases'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { CANCELLED } from '../../../reference-api/rules/booking-status'
import {
  allBookings,
  demoApiForThisFile,
  MALFORMED,
  NOT_IN_TEAM,
  type SoldPlot,
  teamOf,
  uplinesOf,
} from './demo-api'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id

const api = demoApiForThisFile()
const people = { own: P1, downline: '', grandchild: '', upline: '', top: P2, otherBranch: '', otherTree: '' }
let cancelled: SoldPlot[]

beforeAll(async () => {
  const associates = await api.db.selectFrom('associates').select(['id', 'parent_id', 'user_type']).execute()
  const tree = await teamOf(api.db, P2)
  const team = await teamOf(api.db, P1)
  const uplines = await uplinesOf(api.db, P1)
  const childOf = (id: string) => associates.find((associate) => associate.parent_id === id)!.id
  people.downline = childOf(P1)
  people.grandchild = childOf(people.downline)
  people.upline = associates.find((associate) => associate.id === P1)!.parent_id!
  people.otherBranch = [...tree].find((id) => !team.has(id) && !uplines.has(id))!
  expect(people.otherBranch).toMatch(/^HG/)
  people.otherTree = associates.find((associate) => !tree.has(associate.id) && associate.user_type === 2)!.id
  cancelled = (await allBookings(api.db)).filter((booking) => booking.status_id === CANCELLED)
})

const part = encodeURIComponent

/** Calls by P1 with an associate in the path. */
const callsFor = (associate: string) => [
  `/associate/get-booking-info-teamwise/${part(associate)}/0`,
  `/associate/booking-info-status-wise/${P1}/${part(associate)}/4/2`,
  `/associate/booking-info-status-wise/${P1}/${part(associate)}/4/3`,
  `/associate/agent-tree/${part(associate)}/4`,
  `/associate/agent-tree-single/${part(associate)}/4`,
  `/associate/auto-suspended-bookings/${part(associate)}`,
]

it.each(['own', 'downline', 'grandchild'] as const)(
  'M030 M161 M240 P1 reads an associate of the team: %s',
  async (who) => {
    for (const path of callsFor(people[who]))
      expect(await api.post('P1', path)).toMatchObject({ status: true })
  },
)

it.each(['upline', 'top', 'otherBranch', 'otherTree'] as const)(
  'M030 M161 M240 P1 gets the same reply for %s as for an unknown associate',
  async (who) => {
    for (const path of [...callsFor(people[who]), ...callsFor('HG9999')])
      expect(await api.post('P1', path)).toEqual(NOT_IN_TEAM)
  },
)

it.each(MALFORMED)('M161 M240 rejects the associate "%s" like an unknown associate', async (associate) => {
  const token = await api.tokenOf('P1')
  for (const path of callsFor(associate)) {
    const response = await api.request(path, { token })
    expect([path, response.status, await response.json()]).toEqual([path, 200, NOT_IN_TEAM])
  }
})

it('M161 M240 refuses an associate outside the named team', async () => {
  const statusWise = (user: string, associate: string) =>
    api.post('P1', `/associate/booking-info-status-wise/${user}/${associate}/4/2`)
  expect(await statusWise(people.downline, people.grandchild)).toMatchObject({ status: true })
  // P1 is in the viewer's team, but above the root of the listed team.
  expect(await statusWise(people.downline, P1)).toEqual(NOT_IN_TEAM)
  expect(await statusWise(P2, P1)).toEqual(NOT_IN_TEAM)
})

it('M240 the associate filter of By Team is checked too', async () => {
  const filtered = (user: string, agent: string) =>
    api.post('P1', `/associate/get-booking-info-teamwise/${user}/0?agent_id=${part(agent)}`)
  expect(await filtered(P1, people.grandchild)).toMatchObject({ status: true })
  for (const stranger of [people.upline, people.otherBranch, people.otherTree, 'HG9999', `' OR 1=1`, '%'])
    expect(await filtered(P1, stranger)).toEqual(NOT_IN_TEAM)
  expect(await filtered(people.grandchild, P1)).toEqual(NOT_IN_TEAM)
})

it.each(['999', ...MALFORMED])('M240 rejects the unknown or malformed project "%s"', async (project) => {
  for (const path of [
    `/associate/agent-tree/${P1}/${part(project)}`,
    `/associate/agent-tree-single/${P1}/${part(project)}`,
    `/associate/booking-info-status-wise/${P1}/${P1}/${part(project)}/2`,
  ])
    expect(await api.post('P1', path)).toEqual(NOT_IN_TEAM)
})

describe('cancelled bookings', () => {
  const path = (associate: string, project: string | number, booking: string | number) =>
    `/associate/get-booking-details-agentwise-auto-suspend/${part(associate)}/${part(project)}/${part(booking)}`

  it('M230 M240 P1, P2 and P3 read exactly the cancelled bookings of their teams', async () => {
    for (const key of ['P1', 'P2', 'P3'] as const) {
      const team = await teamOf(api.db, personaOf(key).id)
      for (const { id, seller_id, project_id } of cancelled) {
        const { status, message } = await api.post(key, path(seller_id, project_id, id))
        const mayRead = team.has(seller_id)
        expect([key, id, status, message]).toEqual([key, id, mayRead, mayRead ? '' : NOT_IN_TEAM.message])
      }
    }
  })

  it('M240 a call that names a team associate does not open a booking outside the team', async () => {
    const team = await teamOf(api.db, P1)
    const outside = cancelled.filter((booking) => !team.has(booking.seller_id))
    expect(outside).not.toEqual([])
    for (const { id, seller_id, project_id } of outside)
      for (const associate of [P1, people.downline, seller_id])
        expect(await api.post('P1', path(associate, project_id, id))).toEqual(NOT_IN_TEAM)
  })
})

it('M240 no random path or query causes a 500 or reveals an associate outside the team', async () => {
  const [token, team] = [await api.tokenOf('P1'), await teamOf(api.db, P1)]
  const text = fc.oneof(fc.string(), anyText(), fc.constantFrom(...MALFORMED, P1, P2, '4'))
  const strangers = (await api.db.selectFrom('associates').select('id').execute())
    .map(({ id }) => id)
    .filter((id) => !team.has(id))
  await fc.assert(
    fc.asyncProperty(text, text, text, async (first, second, third) => {
      const [a, b, c] = [first, second, third].map((value) => part(value) || '-')
      const query = `?search_agent_id=${c}&project_id=${b}&key=${a}&plot_no=${c}&price_per_yard=${b}&emi_id=${c}&agent_id=${a}`
      const calls: ['GET' | 'POST', string][] = [
        ['POST', `/associate/agent-tree/${a}/${b}${query}`],
        ['POST', `/associate/agent-tree/${P1}/4${query}`],
        ['POST', `/associate/agent-tree-single/${a}/${b}${query}`],
        ['POST', `/associate/get-booking-info-teamwise/${a}/${b}${query}`],
        ['POST', `/associate/booking-info-status-wise/${P1}/${a}/${b}/${c}${query}`],
        ['POST', `/associate/auto-suspended-bookings/${a}${query}`],
        ['POST', cancelledPath(a, b, c)],
        ['POST', `/associate/get-plot-info${query}`],
        ['POST', `/associate/get-plot-cost-calculation${query}`],
        ['GET', `/associate/get-project-blocks/${a}`],
      ]
      for (const [method, path] of calls) {
        const response = await api.request(path, { token, method })
        expect([200, 404]).toContain(response.status)
        const reply = await response.json()
        const rowsJson = JSON.stringify(reply.tree ?? reply.children ?? reply.suspend_bkgs ?? '')
        expect(strangers.filter((id) => rowsJson.includes(`"${id}"`))).toEqual([])
      }
    }),
    cases(40, 1_000),
  )

  function cancelledPath(associate = '', project = '', booking = '') {
    return `/associate/get-booking-details-agentwise-auto-suspend/${associate}/${project}/${booking}`
  }
})
