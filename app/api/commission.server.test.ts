import { expect, it } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { success, wireBooking, wirePlotCommission } from '../../tests/factories/wire'
import { apiFor } from './client.server'

const upstream = upstreamForThisFile()
const api = apiFor(aCaller(), '101')

it('M166 M189 omits the caller’s own row from the team, even if the upstream sends it', async () => {
  upstream.replies({ json: wirePlotCommission([{ agent_id: 101 }, { agent_id: '102' }]) })
  const { plot } = await api.commission.ofTeam('9001')
  expect(plot?.associates.map((row) => row.associateId)).toEqual(['102'])
})

it('M186 reads the bookings of a due', async () => {
  upstream.replies({ json: success({ booking_details: [wireBooking()] }) })
  expect(await api.commission.duesBooking('7', '9001')).toMatchObject([{ id: '9001' }])
})
