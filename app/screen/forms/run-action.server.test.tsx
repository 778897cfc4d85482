import { expect, it } from 'vitest'
import { ApiError } from '~/api/errors'
import { pageTitle } from '~/screen/page-title'
import { takeToast } from '~/session/toast.server'
import { portalWith } from '../../../tests/factories/portal'
import { renderPlain } from '../../../tests/factories/render-plain'
import { aRequest, argsOf } from '../../../tests/factories/session'
import { redirectAfter, runAction } from './run-action.server'
import { SubmissionNotice } from './submission-notice'
import type { SubmissionResult } from './submission-result'

const formRequest = aRequest('/cash-commission-requests', { method: 'POST', form: {} })
const failing = (error: ApiError) => runAction(formRequest, '/', () => Promise.reject(error))

it('M026 an unconfirmed change links to the screen that shows it', async () => {
  const result = await failing(new ApiError('unconfirmed', 'x', 'saveCashBills'))
  expect(result).toMatchObject({
    init: { status: 502 },
    data: {
      status: 'failed',
      failure: {
        title: "We couldn't confirm your change.",
        message: 'Check Received CMSN before you try again.',
        link: { label: 'Check Received CMSN', to: '/cash-commission-requests' },
      },
    },
  })
  const html = renderPlain(SubmissionNotice({ result: (result as { data: SubmissionResult }).data }) ?? <></>)
  expect(html).toContain('We couldn&#x27;t confirm your change.')
  expect(html).toContain('Check Received CMSN before you try again.')
  expect(html).toContain('href="/cash-commission-requests"')
})

it('M027 a refusal shows the upstream’s message without a link', async () => {
  const result = await failing(new ApiError('refused', 'Bill is on hold.', 'saveCashBills'))
  expect(result).toMatchObject({ init: { status: 400 }, data: { failure: { message: 'Bill is on hold.' } } })
  const html = renderPlain(SubmissionNotice({ result: (result as { data: SubmissionResult }).data }) ?? <></>)
  expect(html).toContain('Bill is on hold.')
  expect(html).not.toContain('<a ')
})

it('M009 the page of a failed one-button form starts its title with "Error"', async () => {
  const refused = new ApiError('refused', 'Bill is on hold.', 'saveCashBills')
  const post = portalWith({
    handle: pageTitle(() => 'Received CMSN'),
    action: ({ request }) => runAction(request, '/', () => Promise.reject(refused)),
  })
  const { html } = await post('/screen', { method: 'POST', form: {} })
  expect(html).toContain('<title>Error: Plot Partner - Received CMSN</title>')
})

async function resultOf(response: Response) {
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const { toast } = await takeToast(argsOf(aRequest('/', { cookie })))
  const shown = `${toast?.type}: ${toast?.description ?? toast?.message}`
  return [response.status, response.headers.get('Location'), shown]
}

it('M243 redirects with the message of a change, or with the message of its error', async () => {
  const changed = await redirectAfter('/settings', () => Promise.resolve('Revoked.'))
  expect(await resultOf(changed)).toEqual([302, '/settings', 'success: Revoked.'])
  const refusal = new ApiError('refused', 'Not now.', 'closeQuery')
  const refused = await redirectAfter('/settings', () => Promise.reject(refusal))
  expect(await resultOf(refused)).toEqual([302, '/settings', 'error: Not now.'])
})

it.each([new ApiError('unauthenticated', 'Log in.', 'closeQuery'), new Error('a bug')])(
  'throws %s',
  async (error) => {
    await expect(redirectAfter('/settings', () => Promise.reject(error))).rejects.toBe(error)
  },
)
