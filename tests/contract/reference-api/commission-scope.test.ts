import { beforeAll, describe, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { isDeep, rowsToTry, sqliteInGate } from '../../factories/cases'
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
const people = { own: P1, downline: '', upline: '', top: P2, otherBranch: '', otherTree: '' }
let bookings: SoldPlot[]
let uplines: Set<string>

beforeAll(async () => {
  const associates = await api.db.selectFrom('associates').select(['id', 'parent_id']).execute()
  bookings = await allBookings(api.db)
  uplines = await uplinesOf(api.db, P1)
  const [team, tree] = [await teamOf(api.db, P1), await teamOf(api.db, P2)]
  const sellerWhere = (fits: (id: string) => boolean) =>
    bookings.find((row) => fits(row.seller_id))!.seller_id
  people.downline = sellerWhere((id) => team.has(id) && id !== P1)
  people.upline = associates.find(({ id }) => id === P1)!.parent_id!
  people.otherBranch = sellerWhere((id) => tree.has(id) && !team.has(id) && !uplines.has(id))
  people.otherTree = sellerWhere((id) => !tree.has(id))
})

const encoded = (value: string | number) => encodeURIComponent(value)

/** Calls that name an associate, but no booking. */
const callsFor = (user: string) => [
  `/associate/get-agent-dues-cmsn-project-list/${encoded(user)}`,
  `/associate/get-agent-cmsn-dues/${encoded(user)}/4`,
  `/associate/get-agent-team-cmsn-dues/${encoded(user)}/4`,
  `/associate/my-payments/${encoded(user)}`,
  `/associate/my-team-payments-plotwise/${encoded(user)}`,
]

/** Calls that name an associate and a booking. */
const callsOn = (user: string, booking: string | number, project: string | number = 4) => [
  `/associate/my-plot-cmsn/${encoded(user)}?booking_id=${encoded(booking)}`,
  `/associate/my-plot-cmsn-teamwise/${encoded(user)}?booking_id=${encoded(booking)}`,
  `/associate/get-agent-team-cmsn-dues-plotwise/${encoded(user)}/${encoded(booking)}`,
  `/associate/payment-my-cmsn/${encoded(user)}/${encoded(booking)}`,
  `/associate/payment-bookings/${encoded(user)}/${encoded(booking)}`,
  `/associate/my-dues-booking-details/${encoded(user)}/${encoded(project)}/${encoded(booking)}`,
  `/associate/team-dues-booking-details/${encoded(user)}/${encoded(project)}/${encoded(booking)}`,
]

describe('associates', () => {
  it.each(['own', 'downline'] as const)('M240 P1 reads the commission of the team: %s', async (who) => {
    for (const path of callsFor(people[who]))
      expect(await api.post('P1', path)).toMatchObject({ status: true })
  })

  it.each(['upline', 'top', 'otherBranch', 'otherTree'] as const)(
    'M240 P1 gets the same reply for %s as for an unknown associate',
    async (who) => {
      const { id, project_id } = bookings.find(({ seller_id }) => seller_id === P1)!
      for (const user of [people[who], 'HG9999'])
        for (const path of [...callsFor(user), ...callsOn(user, id, project_id)])
          expect([path, await api.post('P1', path)]).toEqual([path, NOT_IN_TEAM])
    },
  )

  it.each(MALFORMED)('M240 rejects the associate "%s" like an unknown associate', async (user) => {
    const token = await api.tokenOf('P1')
    for (const path of [...callsFor(user), ...callsOn(user, 1)]) {
      const response = await api.request(path, { token })
      expect([path, response.status, await response.json()]).toEqual([path, 200, NOT_IN_TEAM])
    }
  })
})

describe('bookings', () => {
  it('M240 P1 and P3 read exactly the bookings of their teams', async () => {
    for (const key of ['P1', 'P3'] as const) {
      const { id: user } = personaOf(key)
      const team = await teamOf(api.db, user)
      for (const [index, { id, seller_id, project_id }] of rowsToTry(bookings).entries()) {
        const calls = callsOn(user, id, project_id)
        const testedCalls = isDeep ? calls : [calls[index % calls.length]!]
        for (const path of testedCalls) {
          const { status, message } = await api.post(key, path)
          const mayRead = team.has(seller_id)
          expect([path, status, message]).toEqual([path, mayRead, mayRead ? '' : NOT_IN_TEAM.message])
        }
      }
    }
  })

  it('M240 P1 cannot read a booking of P1 by a call that names a downline associate', async () => {
    const team = await teamOf(api.db, people.downline)
    const uplineBooking = bookings.find(({ seller_id }) => seller_id === P1)!
    expect(team.has(P1)).toBe(false)
    for (const path of callsOn(people.downline, uplineBooking.id, uplineBooking.project_id))
      expect([path, await api.post('P1', path)]).toEqual([path, NOT_IN_TEAM])
  })

  it('M240 no reply has the id of an upline', sqliteInGate, async () => {
    const team = await teamOf(api.db, P1)
    const visibleBookings = bookings.filter(({ seller_id }) => team.has(seller_id))
    const paths = [
      ...visibleBookings.flatMap(({ id, project_id }) => callsOn(P1, id, project_id)),
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

  it.each(MALFORMED)('M240 rejects the booking "%s"', async (booking) => {
    const token = await api.tokenOf('P2')
    for (const path of callsOn(P2, booking)) {
      const response = await api.request(path, { token })
      const reply = await response.json()
      // In the path, a malformed id gets the reply of an unknown id; in the query, a message of its own.
      expect([path, response.status, reply.status]).toEqual([path, 200, false])
      expect(reply.message).toMatch(
        /^(Not in your team|booking_id is not an id|booking_id contains a character.*)\.$/,
      )
    }
  })

  it('M240 a call without a booking gets the same reply as for an unknown booking', async () => {
    for (const call of ['my-plot-cmsn', 'my-plot-cmsn-teamwise'])
      expect(await api.post('P1', `/associate/${call}/${P1}`)).toEqual(NOT_IN_TEAM)
  })
})
