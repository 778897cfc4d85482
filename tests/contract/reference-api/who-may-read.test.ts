import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { associateCalls } from '../../../reference-api/calls'
import { CANCELLED } from '../../../reference-api/rules/booking-status'
import { anyText } from '../../factories/any-text'
import { cases, isDeep, rowsToTry, sqliteInGate } from '../../factories/cases'
import {
  allBookings,
  demoApiForThisFile,
  MALFORMED,
  NOT_IN_TEAM,
  P1,
  P2,
  P3,
  type SoldPlot,
  teamOf,
  uplinesOf,
} from './demo-api'

// One matrix of who may read what: every call that names an associate, a booking or a project, by everybody's place in the tree.

const api = demoApiForThisFile()
const people = { own: P1, downline: '', grandchild: '', upline: '', top: P2, otherBranch: '', otherTree: '' }
const UNKNOWN = 'HG9999'
let bookings: SoldPlot[]
let uplines: Set<string>

beforeAll(async () => {
  const associates = await api.db.selectFrom('associates').select(['id', 'parent_id']).execute()
  bookings = await allBookings(api.db)
  uplines = await uplinesOf(api.db, P1)
  const [team, tree] = [await teamOf(api.db, P1), await teamOf(api.db, P2)]
  const parentOf = (id: string) => associates.find((associate) => associate.id === id)!.parent_id!
  const sellerWhere = (fits: (id: string) => boolean) =>
    bookings.find(({ seller_id: id }) => fits(id))!.seller_id
  people.grandchild = sellerWhere((id) => team.has(id) && id !== P1 && parentOf(id) !== P1)
  people.downline = parentOf(people.grandchild)
  people.upline = parentOf(P1)
  people.otherBranch = sellerWhere((id) => tree.has(id) && !team.has(id) && !uplines.has(id))
  people.otherTree = sellerWhere((id) => !tree.has(id))
})

const part = (value: string | number) => encodeURIComponent(value)
const byDate = (user: string) => `/associate/get-booking-info-datewise/${part(user)}/0`
const byTeam = (user: string) => `/associate/get-booking-info-teamwise/${part(user)}/0`
const statusWise = (user: string, associate: string, project: string | number = 4) =>
  `/associate/booking-info-status-wise/${part(user)}/${part(associate)}/${part(project)}/2`
const cancelledCall = (associate: string, project: string | number, booking: string | number) =>
  `/associate/get-booking-details-agentwise-auto-suspend/${part(associate)}/${part(project)}/${part(booking)}`

/** Calls that name an associate and perhaps a project, but no booking. */
const callsFor = (user: string, project: string | number = 4) => [
  byDate(user),
  byTeam(user),
  statusWise(P1, user, project),
  `/associate/agent-filter-list/${part(user)}?project_id=4`,
  `/associate/get-booking-details-agentwise/${part(user)}/${part(project)}/2`,
  `/associate/agent-tree/${part(user)}/${part(project)}`,
  `/associate/agent-tree-single/${part(user)}/${part(project)}`,
  `/associate/auto-suspended-bookings/${part(user)}`,
  `/associate/get-agent-dues-cmsn-project-list/${part(user)}`,
  `/associate/get-agent-cmsn-dues/${part(user)}/${part(project)}`,
  `/associate/get-agent-team-cmsn-dues/${part(user)}/${part(project)}`,
  `/associate/my-payments/${part(user)}`,
  `/associate/my-team-payments-plotwise/${part(user)}`,
  `/associate/team-figures/${part(user)}`,
]

/** Calls with a booking, but no associate. */
const statementsOf = (booking: string | number) => [
  `/associate/get-receipts/${part(booking)}`,
  `/associate/get-emi-details/${part(booking)}`,
]

/** Calls with an associate and a booking. */
const commissionOf = (user: string, booking: string | number, project: string | number = 4) => [
  `/associate/my-plot-cmsn/${part(user)}?booking_id=${part(booking)}`,
  `/associate/my-plot-cmsn-teamwise/${part(user)}?booking_id=${part(booking)}`,
  `/associate/get-agent-team-cmsn-dues-plotwise/${part(user)}/${part(booking)}`,
  `/associate/payment-my-cmsn/${part(user)}/${part(booking)}`,
  `/associate/payment-bookings/${part(user)}/${part(booking)}`,
  `/associate/my-dues-booking-details/${part(user)}/${part(project)}/${part(booking)}`,
  `/associate/team-dues-booking-details/${part(user)}/${part(project)}/${part(booking)}`,
]

const callsOn = (user: string, { id, project_id }: SoldPlot) => [
  ...statementsOf(id),
  ...commissionOf(user, id, project_id),
]

async function expectRefused(key: 'P1' | 'P2', paths: string[]) {
  for (const path of paths) expect([path, await api.post(key, path)]).toEqual([path, NOT_IN_TEAM])
}

describe('associates', () => {
  it.each(['own', 'downline', 'grandchild'] as const)('M030 M161 M240 P1 reads %s', async (who) => {
    for (const path of callsFor(people[who]))
      expect([path, await api.post('P1', path)]).toMatchObject([path, { status: true }])
  })

  it.each(['upline', 'top', 'otherBranch', 'otherTree'] as const)(
    'M030 M161 M240 P1 gets the same reply for %s as for an unknown associate',
    async (who) => {
      const { id, project_id } = bookings.find(({ seller_id }) => seller_id === P1)!
      for (const user of [people[who], UNKNOWN])
        await expectRefused('P1', [...callsFor(user), ...commissionOf(user, id, project_id)])
    },
  )

  it('M030 M240 the top of a tree reads its branches, but no other tree', async () => {
    const callsOfTop = (user: string) => callsFor(user).filter((path) => !path.includes('status-wise'))
    await expectRefused('P2', callsOfTop(people.otherTree))
    for (const path of callsOfTop(people.otherBranch))
      expect(await api.post('P2', path)).toMatchObject({ status: true })
  })

  it.each(MALFORMED)('M161 M240 rejects the associate "%s" like an unknown associate', async (user) => {
    const token = await api.tokenOf('P1')
    for (const path of [...callsFor(user), ...commissionOf(user, 1)]) {
      const response = await api.request(path, { token })
      expect([path, response.status, await response.json()]).toEqual([path, 200, NOT_IN_TEAM])
    }
  })

  it.each([
    ['By Date', byDate],
    ['By Team', byTeam],
  ] as const)('M240 the associate filter of %s is checked too', async (_name, list) => {
    const filtered = (user: string, agent: string) => `${list(user)}?agent_id=${part(agent)}`
    expect(await api.post('P1', filtered(P1, people.grandchild))).toMatchObject({ status: true })
    const strangers = [people.upline, people.otherBranch, people.otherTree, UNKNOWN, `' OR 1=1`, '%']
    const ofStrangers = strangers.map((stranger) => filtered(P1, stranger))
    await expectRefused('P1', ofStrangers)
    // P1 is in the viewer's team, but not in the team of the listed associate.
    await expectRefused('P1', [filtered(people.grandchild, P1)])
  })

  it('M161 M240 refuses an associate outside the named team', async () => {
    expect(await api.post('P1', statusWise(people.downline, people.grandchild))).toMatchObject({
      status: true,
    })
    // P1 is in the viewer's team, but above the root of the listed team.
    await expectRefused('P1', [statusWise(people.downline, P1), statusWise(P2, P1)])
  })

  it.each(['999', ...MALFORMED])('M240 rejects the unknown or malformed project "%s"', async (project) => {
    const usual = callsFor(P1)
    const changed = callsFor(P1, project).filter((path, index) => path !== usual[index])
    await expectRefused('P1', changed)
  })
})

describe('calls of one person', () => {
  /** Reads the declarations, so that the test covers new calls. */
  const personalCalls = associateCalls
    .flatMap(({ calls }) => calls)
    .filter(({ path }) => path.includes(':self'))

  it('M030 M240 X010 X020 X024 X040 X041 X042 X043 X050 X093 refuse everybody else, even the upline, like an unknown associate', async () => {
    expect(personalCalls.length).toBeGreaterThanOrEqual(30)
    const { downline, upline, top, otherBranch, otherTree } = people
    for (const [viewer, others] of [
      ['P1', [downline, upline, top, otherBranch, otherTree, UNKNOWN, ...MALFORMED]],
      ['P2', [P1, P3, otherTree]],
    ] as const) {
      const token = await api.tokenOf(viewer)
      for (const { method, path } of personalCalls)
        for (const other of others) {
          const response = await api.request(path.replace(':self', part(other)), { token, method })
          expect([path, other, await response.json()]).toEqual([path, other, NOT_IN_TEAM])
        }
    }
  })
})

describe('bookings', () => {
  it('M230 M240 P1, P2 and P3 read exactly the bookings of their teams', async () => {
    for (const key of ['P1', 'P2', 'P3'] as const) {
      const { id: user } = personaOf(key)
      const team = await teamOf(api.db, user)
      const expectOutcome = async (path: string, mayRead: boolean) => {
        const { status, message } = await api.post(key, path)
        expect([key, path, status, message]).toEqual([key, path, mayRead, mayRead ? '' : NOT_IN_TEAM.message])
      }
      for (const [index, booking] of rowsToTry(bookings).entries()) {
        const calls = callsOn(user, booking)
        const testedCalls = isDeep ? calls : [calls[index % calls.length]!]
        for (const path of testedCalls) await expectOutcome(path, team.has(booking.seller_id))
      }
      for (const { id, seller_id, project_id, status_id } of bookings)
        if (status_id === CANCELLED)
          await expectOutcome(cancelledCall(seller_id, project_id, id), team.has(seller_id))
    }
  })

  it('M240 a call that names a team associate does not open a booking outside the associate’s team', async () => {
    const team = await teamOf(api.db, people.downline)
    const uplineBooking = bookings.find(({ seller_id }) => seller_id === P1)!
    expect(team.has(P1)).toBe(false)
    await expectRefused('P1', commissionOf(people.downline, uplineBooking.id, uplineBooking.project_id))
    const ownTeam = await teamOf(api.db, P1)
    const outside = bookings.filter(
      ({ status_id, seller_id }) => status_id === CANCELLED && !ownTeam.has(seller_id),
    )
    expect(outside).not.toEqual([])
    for (const { id, seller_id, project_id } of outside) {
      const associates = [P1, people.downline, seller_id]
      const calls = associates.map((associate) => cancelledCall(associate, project_id, id))
      await expectRefused('P1', calls)
    }
  })

  it('M240 no reply has the id of an upline', sqliteInGate, async () => {
    const team = await teamOf(api.db, P1)
    const paths = [
      ...bookings
        .filter(({ seller_id }) => team.has(seller_id))
        .flatMap(({ id, project_id }) => commissionOf(P1, id, project_id)),
      ...callsFor(P1),
      ...[1, 2, 3, 4, 5, 6, 7].map(
        (id) => `/associate/get-agent-team-cmsn-dues/${P1}/${id}?dues_only_flag=0`,
      ),
      ...[1, 2, 3].map((page) => `/associate/my-team-payments-plotwise/${P1}?page=${page}`),
    ]
    for (const path of paths) {
      const reply = JSON.stringify(await api.post('P1', path))
      for (const upline of uplines) expect([path, reply.includes(`"${upline}"`)]).toEqual([path, false])
    }
  })

  const unknown = [...MALFORMED, '999999999', '1 ', '+1', '0x1', '1;drop table bookings']
  it.each(unknown)('M240 rejects the booking "%s" like an unknown booking', async (booking) => {
    const token = await api.tokenOf('P2')
    for (const path of [...statementsOf(booking), ...commissionOf(P2, booking)]) {
      // Values of a query are trimmed.
      if (booking === '1 ' && path.includes('?')) continue
      const response = await api.request(path, { token })
      const reply = await response.json()
      expect([path, response.status, reply.status]).toEqual([path, 200, false])
      // In the query, a malformed id gets a message of its own.
      if (!path.includes('?')) expect([path, reply]).toEqual([path, NOT_IN_TEAM])
      else
        expect(reply.message).toMatch(
          /^(Not in your team|booking_id is not an id|booking_id contains a character.*)\.$/,
        )
    }
  })

  it('M240 a call without a booking gets the same reply as for an unknown booking', () =>
    expectRefused('P1', [`/associate/my-plot-cmsn/${P1}`, `/associate/my-plot-cmsn-teamwise/${P1}`]))
})

const unusual = ['%', '%E0%A4%A', '%FF', '%2E%2E', 'a%2Fb']

it.each(unusual)('M240 the unusual percent-encoding "%s" is refused without a 500', async (text) => {
  const token = await api.tokenOf('P1')
  for (const path of [`/associate/get-receipts/${text}`, `/associate/agent-filter-list/${text}`]) {
    const response = await api.request(path, { token })
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toMatchObject({ status: false })
  }
})

it('M240 no random path or query causes a 500 or reveals an associate outside the team', async () => {
  const team = await teamOf(api.db, P1)
  const tokens = { P1: await api.tokenOf('P1'), P3: await api.tokenOf('P3') }
  const text = fc.oneof(fc.string(), anyText(), fc.constantFrom(...MALFORMED, P1, P2, '4'))
  const strangers = (await api.db.selectFrom('associates').select('id').execute())
    .map(({ id }) => id)
    .filter((id) => !team.has(id))
  await fc.assert(
    fc.asyncProperty(text, text, text, async (first, second, third) => {
      const [a, b, c] = [first, second, third].map((value) => part(value) || '-')
      const query = `?page=${c}&search_agent_id=${c}&project_id=${b}&key=${a}&plot_no=${c}&price_per_yard=${b}&emi_id=${c}&agent_id=${a}&date=${c}`
      const calls: ['GET' | 'POST', string, (keyof typeof tokens)?][] = [
        ['POST', `/associate/agent-tree/${a}/${b}${query}`],
        ['POST', `/associate/agent-tree/${P1}/4${query}`],
        ['POST', `/associate/agent-tree-single/${a}/${b}${query}`],
        ['POST', `/associate/get-booking-info-teamwise/${a}/${b}${query}`],
        ['POST', `/associate/booking-info-status-wise/${P1}/${a}/${b}/${c}${query}`],
        ['POST', `/associate/auto-suspended-bookings/${a}${query}`],
        ['POST', `/associate/get-booking-details-agentwise-auto-suspend/${a}/${b}/${c}`],
        ['POST', `/associate/get-plot-info${query}`],
        ['POST', `/associate/get-plot-cost-calculation${query}`],
        ['GET', `/associate/get-project-blocks/${a}`],
        ['POST', `/associate/get-booking-info-datewise/${a}/${b}${query}`, 'P3'],
        ['POST', `/associate/get-booking-details-agentwise/${a}/${b}/${c}${query}`, 'P3'],
        ['POST', `/associate/get-receipts/${a}${query}`, 'P3'],
        ['POST', `/associate/get-booking-info-datewise/${P3}/0${query}&associate=${a}`, 'P3'],
      ]
      for (const [method, path, viewer = 'P1'] of calls) {
        const response = await api.request(path, { token: tokens[viewer], method })
        expect([200, 404]).toContain(response.status)
        const reply = await response.json()
        if (viewer === 'P3' && reply.status) expect(reply.total_booking_count).toEqual([])
        const rowsJson = JSON.stringify(reply.tree ?? reply.children ?? reply.suspend_bkgs ?? '')
        expect(strangers.filter((id) => rowsJson.includes(`"${id}"`))).toEqual([])
      }
    }),
    cases(40, 1_000),
  )
})
