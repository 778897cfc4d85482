import { expect, it } from 'vitest'
import { paths } from '~/paths'
import { commitSession } from '~/session/session.server'
import { upstreamForThisFile } from '../../tests/factories/caller'
import { takeLog } from '../../tests/factories/log'
import { argsOf, aRequest, aSession, asSent } from '../../tests/factories/session'
import { serveFile } from './serve-file.server'

const upstream = upstreamForThisFile()

it('M235 a failed call becomes a page with a link back, and the log names the request', async () => {
  upstream.replies({ status: 500, json: {} })
  const cookie = asSent(await commitSession(aSession()))
  const request = aRequest('/cash-commission-requests.csv', { cookie })
  const response = await serveFile(
    argsOf(request, { requestId: 'request-1' }),
    () => paths.cashCommission(),
    async ({ api }) => Response.json((await api.cashBills.list()).cards),
  )
  expect(response.status).toBe(502)
  expect(await response.text()).toContain(`<a href="${paths.cashCommission()}">`)
  const lines = takeLog().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      msg: 'file failed',
      pathname: '/cash-commission-requests.csv',
      requestId: 'request-1',
    }),
  )
})
