import { expect, it } from 'vitest'
import { ApiError } from '~/api/errors'
import { aRequest } from '../../tests/factories/session'
import { renderPlain } from '~/ui/render-plain'
import type { Outcome } from './outcome'
import { OutcomeNotice } from './outcome-notice'
import { outcomeResponse } from './outcome.server'

const sent = aRequest('/cash-commission-requests', { method: 'POST', form: {} })
const failing = (error: ApiError) => outcomeResponse(sent, '/', () => Promise.reject(error))

it('M026 an unconfirmed change links to the screen that shows it', async () => {
  const result = await failing(new ApiError('unconfirmed', 'x', 'saveCashBills'))
  expect(result).toMatchObject({
    init: { status: 502 },
    data: {
      isDone: false,
      message: "We couldn't confirm your change.",
      check: { label: 'Check Received CMSN', to: '/cash-commission-requests' },
    },
  })
  const html = renderPlain(OutcomeNotice({ outcome: (result as { data: Outcome }).data }) ?? <></>)
  expect(html).toContain('We couldn&#x27;t confirm your change.')
  expect(html).toContain('Check Received CMSN before you try again.')
  expect(html).toContain('href="/cash-commission-requests"')
})

it('M027 a refusal shows the upstream’s message without a link', async () => {
  const result = await failing(new ApiError('refused', 'Bill is on hold.', 'saveCashBills'))
  expect(result).toMatchObject({ init: { status: 400 }, data: { message: 'Bill is on hold.' } })
  expect((result as { data: Outcome }).data.check).toBeUndefined()
})
