import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { anyText } from '../../factories/any-text'
import { cases, isDeep, rowsToTry } from '../../factories/cases'
import { personaOf } from '../../../reference-api/demo-data/personas'
import {
  allBookings,
  demoApiForThisFile,
  isActive,
  MALFORMED,
  NOT_IN_TEAM,
  type SoldPlot,
  teamOf,
  uplinesOf,
} from './demo-api'

const P1 = personaOf('P1').id
const P2 = personaOf('P2').id

const api = demoApiForThisFile()
const people = {
  own: P1,
  downline: '',
  deepDownline: '',
  upline: '',
  top: P2,
  otherBranch: '',
  otherTree: '',
}
let bookings: SoldPlot[]

beforeAll(async () => {
  const associates = await api.db.selectFrom('associates').select(['id', 'parent_id', 'user_type']).execute()
  const parentOf = (id: string) => associates.find((associate) => associate.id === id)!.parent_id!
  const childOf = (id: string) => associates.find((associate) => associate.parent_id === id)!.id
  bookings = (await allBookings(api.db)).filter(isActive)
  const team = await teamOf(api.db, P1)
  const tree = await teamOf(api.db, P2)
  const uplines = await uplinesOf(api.db, P1)
  people.downline = childOf(P1)
  people.deepDownline = bookings.find(
    ({ seller_id: id }) => team.has(id) && id !== P1 && parentOf(id) !== P1,
  )!.seller_id
  people.upline = parentOf(P1)
  people.otherBranch = bookings.find(
    ({ seller_id: id }) => tree.has(id) && !team.has(id) && !uplines.has(id),
  )!.seller_id
  people.otherTree = bookings.find(({ seller_id: id }) => !tree.has(id))!.seller_id
})

/** Calls with an associate in the path. */
const callsFor = (associate: string) => [
  `/associate/get-booking-info-datewise/${encodeURIComponent(associate)}/0`,
  `/associate/agent-filter-list/${encodeURIComponent(associate)}?project_id=4`,
  `/associate/get-booking-details-agentwise/${encodeURIComponent(associate)}/4/2`,
]
const profileOf = (associate: string) => `/associate/get-profile-info/${encodeURIComponent(associate)}`
/** Calls with a booking in the path. */
const callsOn = (booking: string | number) => [
  `/associate/get-receipts/${encodeURIComponent(booking)}`,
  `/associate/get-emi-details/${encodeURIComponent(booking)}`,
]

describe('associates', () => {
  it.each(['own', 'downline', 'deepDownline'] as const)(
    'M030 M240 P1 reads an associate of the team: %s',
    async (who) => {
      for (const path of callsFor(people[who]))
        expect(await api.post('P1', path)).toMatchObject({ status: true })
    },
  )

  it.each(['upline', 'top', 'otherBranch', 'otherTree'] as const)(
    'M030 M240 P1 gets the same reply for %s as for an unknown associate',
    async (who) => {
      for (const path of [...callsFor(people[who]), profileOf(people[who])])
        expect(await api.post('P1', path)).toEqual(NOT_IN_TEAM)
      for (const path of [...callsFor('HG9999'), profileOf('HG9999')])
        expect(await api.post('P1', path)).toEqual(NOT_IN_TEAM)
    },
  )

  it('M030 M240 the top of a tree reads its branches, but no other tree', async () => {
    for (const path of callsFor(people.otherTree)) expect(await api.post('P2', path)).toEqual(NOT_IN_TEAM)
    for (const path of callsFor(people.otherBranch))
      expect(await api.post('P2', path)).toMatchObject({ status: true })
  })

  it('M030 M240 only the owner reads a profile', async () => {
    expect(await api.post('P1', profileOf(P1))).toMatchObject({
      status: true,
      data: { mobile: '9000000001' },
    })
    expect(await api.post('P1', profileOf(people.downline))).toEqual(NOT_IN_TEAM)
    expect(await api.post('P2', profileOf(P1))).toEqual(NOT_IN_TEAM)
  })

  it.each(MALFORMED)('M240 rejects the associate "%s" like an unknown associate', async (associate) => {
    const token = await api.tokenOf('P1')
    for (const path of [...callsFor(associate), profileOf(associate)]) {
      const response = await api.request(path, { token })
      expect([path, response.status, await response.json()]).toEqual([path, 200, NOT_IN_TEAM])
    }
  })

  it('M240 the associate filter of By Date is checked too', async () => {
    const filtered = (user: string, agent: string) =>
      api.post('P1', `/associate/get-booking-info-datewise/${user}/0?agent_id=${encodeURIComponent(agent)}`)
    expect(await filtered(P1, people.deepDownline)).toMatchObject({ status: true })
    for (const stranger of [people.upline, people.otherBranch, people.otherTree, 'HG9999', `' OR 1=1`, '%'])
      expect(await filtered(P1, stranger)).toEqual(NOT_IN_TEAM)
    // P1 is in the viewer's team, but not in the team of the listed associate.
    expect(await filtered(people.deepDownline, P1)).toEqual(NOT_IN_TEAM)
  })

  it('M240 rejects an unknown or malformed project of an associate', async () => {
    for (const project of ['999', ...MALFORMED])
      expect(
        await api.post(
          'P1',
          `/associate/get-booking-details-agentwise/${P1}/${encodeURIComponent(project)}/2`,
        ),
      ).toEqual(NOT_IN_TEAM)
  })
})

describe('bookings', () => {
  const bookingOf = (who: keyof typeof people) =>
    bookings.find(({ seller_id }) => seller_id === people[who])!.id

  it.each(['own', 'deepDownline'] as const)('M240 P1 reads a booking: %s', async (who) => {
    for (const path of callsOn(bookingOf(who)))
      expect(await api.post('P1', path)).toMatchObject({ status: true })
  })

  it.each(['otherBranch', 'otherTree'] as const)(
    'M240 P1 gets the same reply for a booking of %s as for an unknown booking',
    async (who) => {
      for (const path of [...callsOn(bookingOf(who)), ...callsOn(999_999_999)])
        expect(await api.post('P1', path)).toEqual(NOT_IN_TEAM)
    },
  )

  it('M240 P1, P2 and P3 read exactly the bookings of their teams', async () => {
    const testedBookings = rowsToTry(await allBookings(api.db))
    for (const key of ['P1', 'P2', 'P3'] as const) {
      const team = await teamOf(api.db, personaOf(key).id)
      for (const [index, { id, seller_id }] of testedBookings.entries()) {
        const calls = callsOn(id)
        const testedCalls = isDeep ? calls : [calls[index % calls.length]!]
        for (const path of testedCalls) {
          const { status, message } = await api.post(key, path)
          const mayRead = team.has(seller_id)
          expect([key, id, status, message]).toEqual([key, id, mayRead, mayRead ? '' : NOT_IN_TEAM.message])
        }
      }
    }
  })

  it.each([...MALFORMED, '1 ', '+1', '0x1', '1;drop table bookings'])(
    'M240 rejects the booking "%s" like an unknown booking',
    async (booking) => {
      const token = await api.tokenOf('P2')
      for (const path of callsOn(booking)) {
        const response = await api.request(path, { token })
        expect([path, response.status, await response.json()]).toEqual([path, 200, NOT_IN_TEAM])
      }
    },
  )

  it.each(['%', '%E0%A4%A', '%FF', '%2E%2E', 'a%2Fb'])(
    'M240 the unusual percent-encoding "%s" is refused and causes no 500',
    async (text) => {
      const token = await api.tokenOf('P1')
      for (const path of [`/associate/get-receipts/${text}`, `/associate/agent-filter-list/${text}`]) {
        const response = await api.request(path, { token })
        expect(response.status).toBeLessThan(500)
        expect(await response.json()).toMatchObject({ status: false })
      }
    },
  )

  it('M240 no random path or query causes a 500 or reveals another person’s bookings', async () => {
    const token = await api.tokenOf('P3')
    const text = fc.oneof(fc.string(), anyText(), fc.constantFrom(...MALFORMED))
    await fc.assert(
      fc.asyncProperty(text, text, text, async (first, second, third) => {
        const part = (value: string) => encodeURIComponent(value) || '-'
        const query = `?page=${part(third)}&project_id=${part(second)}&plot_no=${part(first)}&date=${part(third)}`
        const paths = [
          `/associate/get-booking-info-datewise/${part(first)}/${part(second)}${query}`,
          `/associate/get-booking-details-agentwise/${part(first)}/${part(second)}/${part(third)}${query}`,
          `/associate/get-receipts/${part(first)}${query}`,
          `/associate/get-booking-info-datewise/${personaOf('P3').id}/0${query}&associate=${part(first)}`,
        ]
        for (const path of paths) {
          const response = await api.request(path, { token })
          expect([200, 404]).toContain(response.status)
          const reply = await response.json()
          if (reply.status) expect(reply.total_booking_count).toEqual([])
        }
      }),
      cases(40, 1_000),
    )
  })
})
