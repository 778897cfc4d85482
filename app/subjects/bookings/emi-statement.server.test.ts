import { expect, it } from 'vitest'
import { apiFor } from '~/api/client.server'
import { aCaller, upstreamForThisFile } from '../../../tests/factories/caller'
import { aCancelledHeading, aStatementHeading } from '../../../tests/factories/statement-heading'
import { success, wireAutoCancelled } from '../../../tests/factories/wire'
import { findCancellation } from './emi-statement.server'

const upstream = upstreamForThisFile()
const api = apiFor(aCaller(), '101')
const unknown = aStatementHeading({ isCancelled: null })

it('X098 a statement that says whether its booking is cancelled needs no other call', async () => {
  expect(await findCancellation(api, '9001', aStatementHeading())).toBeNull()
  expect(await findCancellation(api, '9001', aCancelledHeading())).toEqual({
    cancelledOn: '2026-09-20',
    refundedPaise: 80_00,
    refundedOn: '2026-10-05',
  })
  expect(upstream.received()).toEqual([])
})

it('X098 otherwise the report of cancelled bookings decides; if it fails, the booking counts as active', async () => {
  const report = { json: success({ suspend_bkgs: [wireAutoCancelled()] }) }
  upstream.replies(report, report)
  expect(await findCancellation(api, '9001', unknown)).toEqual({
    cancelledOn: null,
    refundedPaise: null,
    refundedOn: null,
  })
  expect(await findCancellation(api, '9002', unknown)).toBeNull()
  upstream.replies({ json: { status: false, message: 'Not now.' } })
  expect(await findCancellation(api, '9001', unknown)).toBeNull()
})
