import { beforeAll, describe, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { TELUGU_CUSTOMER } from '../../../reference-api/demo-data/names'
import { GOLDEN_CUSTOMER } from '../../../reference-api/demo-data/scripted-sales'
import { BOOKED, REGISTERED } from '../../../reference-api/rules/booking-status'
import { sqliteInGate } from '../../factories/cases'
import { expectedBookingRow } from './booking-row'
import {
  allBookings,
  demoApiForThisFile,
  queryOf,
  type Reply,
  type SoldPlot,
  teamOf,
  TODAY,
} from './demo-api'

const P1 = personaOf('P1').id

const api = demoApiForThisFile()
let bookings: SoldPlot[]

beforeAll(async () => {
  const team = await teamOf(api.db, personaOf('P2').id)
  bookings = (await allBookings(api.db)).filter((row) => team.has(row.seller_id))
})

const fetchList = (seller: string, project: number, status: number | string, query = {}): Promise<Reply> =>
  api.post('P2', `/associate/get-booking-details-agentwise/${seller}/${project}/${status}${queryOf(query)}`)

/** Distinct pairs: a seller in P2's team, and a project in which the seller sold. */
const sellersAndProjects = () => [
  ...new Map(
    bookings.map(({ seller_id, project_id }) => [`${seller_id} ${project_id}`, { seller_id, project_id }]),
  ).values(),
]

const fetched = new Map<string, Promise<Reply>>()

/** For tests of the same lists. They run before any test that writes. */
function fetchListOnce(seller: string, project: number, status: number): Promise<Reply> {
  const key = `${seller} ${project} ${status}`
  const reply = fetched.get(key) ?? fetchList(seller, project, status)
  fetched.set(key, reply)
  return reply
}

const idsOf = (reply: Reply): number[] => reply.booking_details.map((row: Reply) => row.booking_id)

describe('the list', () => {
  it.each([BOOKED, REGISTERED])(
    'M150 M238 lists exactly the seller’s bookings with status %d in the project, newest first',
    async (status) => {
      let listedCount = 0
      for (const { seller_id, project_id } of sellersAndProjects()) {
        const expected = bookings
          .filter(
            (row) => row.seller_id === seller_id && row.project_id === project_id && row.status_id === status,
          )
          .toSorted((one, other) => other.booked_on.localeCompare(one.booked_on) || other.id - one.id)
        const reply = await fetchListOnce(seller_id, project_id, status)
        expect(idsOf(reply)).toEqual(expected.map(({ id }) => id))
        for (const row of reply.booking_details) expect(row.plot_status).toBe(status)
        listedCount += expected.length
      }
      expect(listedCount).toBe(bookings.filter((row) => row.status_id === status).length)
    },
  )
})

describe('figures', () => {
  it(
    'M151 M152 the figures of every booked and registered plot match the database',
    sqliteInGate,
    async () => {
      for (const { seller_id, project_id } of sellersAndProjects())
        for (const status of [BOOKED, REGISTERED])
          for (const row of (await fetchListOnce(seller_id, project_id, status)).booking_details) {
            const booking = bookings.find(({ id }) => id === row.booking_id)!
            expect(row).toEqual(await expectedBookingRow(api.db, booking))
          }
    },
  )

  it('M151 M152 the figures of the golden booking are right to the rupee', async () => {
    const [row] = (await fetchList(P1, 4, 2, { search_key: GOLDEN_CUSTOMER })).booking_details
    expect(row).toMatchObject({
      plot_no: '24',
      customer_name: GOLDEN_CUSTOMER,
      plot_area: 200,
      facing_name: 'North',
      sale_amt: 2_500_000,
      premium_charges: 100_000,
      adjustment: 0,
      emi_charges: 421_200,
      reg_charges: 0,
      total_discount: 0,
      emi_wave_off: 0,
      // The late charge is 10.85 % a year on 76,700 for the 11 days from the 10th to the 21st.
      late_pymnt_charges_due: 251,
      total_due: 3_021_200 + 251,
      total_paid: 260_000 + 12 * 76_700,
      current_due: 76_700 + 251,
      days_late: 11,
      plot_status: 2,
      register_date: null,
    })
  })
})

describe('search and date', () => {
  const ownBooked = () =>
    bookings.filter((row) => row.seller_id === P1 && row.project_id === 4 && row.status_id === BOOKED)
  const foundIds = async (query: Record<string, string>) => idsOf(await fetchList(P1, 4, 2, query)).toSorted()
  const expectedIds = (isWanted: (row: SoldPlot) => boolean) =>
    ownBooked()
      .filter(isWanted)
      .map(({ id }) => id)
      .toSorted()

  it.each(['12/A', '12/a', '10+11', ' 24 '])('M150 finds the plot "%s"', async (search_key) => {
    const number = search_key.trim().toUpperCase()
    const ids = expectedIds((row) => row.plot_number.includes(number) || row.customer_name.includes(number))
    expect(ids.length).toBeGreaterThan(0)
    expect(await foundIds({ search_key })).toEqual(ids)
  })

  it.each([GOLDEN_CUSTOMER, 'venkataRAMANA', TELUGU_CUSTOMER, TELUGU_CUSTOMER.slice(0, 4)])(
    'M150 finds the customer "%s"',
    async (search_key) => {
      const ids = expectedIds((row) => row.customer_name.toLowerCase().includes(search_key.toLowerCase()))
      expect(ids.length).toBeGreaterThan(0)
      expect(await foundIds({ search_key })).toEqual(ids)
    },
  )

  it.each(['Zo\u00eb', 'Zoe\u0308'])('M150 finds a customer by the spelling %j', async (search_key) => {
    const [booking] = ownBooked()
    const rename = (customer_name: string) =>
      api.db.updateTable('bookings').set({ customer_name }).where('id', '=', booking!.id).execute()
    await rename('Zo\u00eb Pillai')
    const found = await foundIds({ search_key })
    await rename(booking!.customer_name)
    expect(found).toEqual([booking!.id])
  })

  it.each(['%', '_', '\\', '1%', '%A', 'no such customer', "' or 1=1 --"])(
    'M150 "%s" finds nothing',
    async (search_key) => {
      expect(await foundIds({ search_key })).toEqual([])
    },
  )

  it('M142 M150 a date selects the bookings of the day, also together with a search', async () => {
    expect(await foundIds({ date: TODAY })).toEqual(expectedIds((row) => row.booked_on === TODAY))
    const [today] = ownBooked().filter((row) => row.booked_on === TODAY)
    expect(await foundIds({ date: TODAY, search_key: today!.customer_name })).toEqual([today!.id])
    expect(await foundIds({ date: TODAY, search_key: GOLDEN_CUSTOMER })).toEqual([])
    expect(await foundIds({ date: '2001-01-01' })).toEqual([])
  })
})
