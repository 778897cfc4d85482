import { expect, it } from 'vitest'
import { paths } from '~/paths/paths'
import { upstreamForThisFile } from '../../../tests/factories/caller'
import { aRequest, cookieFor } from '../../../tests/factories/session'
import { wireBooking } from '../../../tests/factories/wire'
import { loadPlots } from './plots.server'

const upstream = upstreamForThisFile()

const NO_PLOTS = 'Ravi has no booked plots. Please contact your associate.'
const replyWith = (...booking_details: object[]) => ({
  json: { status: true, message: '', booking_details, associate: { agent_id: 'HG1024', agent_name: 'Ravi' } },
})

async function load(search: { date?: string; search_key?: string } = {}) {
  const request = aRequest(paths.bookedPlots('HG1024', '7', search), {
    cookie: await cookieFor(),
  })
  return loadPlots({ request, params: { associateId: 'HG1024', projectId: '7' }, context: {} })
}
const emptyOf = async (search: Parameters<typeof load>[0]) => (await load(search)).empty

it('M157 names the associate if there are no plots at all', async () => {
  upstream.replies(replyWith())
  expect(await emptyOf({})).toMatchObject({ text: NO_PLOTS, action: { label: 'Plot Availability' } })
})

it.each([{ date: '2026-09-07' }, { search_key: 'Lakshmi' }, { date: '2026-09-07', search_key: 'Lakshmi' }])(
  'M157 if no plot matches %j, says so and links to all plots',
  async (search) => {
    upstream.replies(replyWith(), replyWith(wireBooking()))
    expect(await emptyOf(search)).toEqual({
      text: 'No Records Found!',
      action: { to: paths.bookedPlots('HG1024', '7'), label: 'Show all booked plots' },
    })
  },
)

it('M157 "Show all booked plots" is absent if it would show none', async () => {
  upstream.replies(replyWith(), replyWith())
  expect(await emptyOf({ date: '2026-09-07' })).toMatchObject({
    text: 'No Records Found!',
    action: { label: 'Plot Availability' },
  })
})

it.each([
  ['Total', [0, null]],
  ['With late charges', [0, 1_240]],
])('M151 the sums of plots are labelled "%s" if the late charges are %j', async (label, lateCharges) => {
  upstream.replies(
    replyWith(...lateCharges.map((late_pymnt_charges_due) => wireBooking({ late_pymnt_charges_due }))),
  )
  expect((await load()).totalLabel).toBe(label)
})
