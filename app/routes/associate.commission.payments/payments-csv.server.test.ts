import { expect, it } from 'vitest'
import { env } from '~/env.server'
import { serve } from '../../../tests/factories/http-server'
import { argsOf, aRequest, cookieFor } from '../../../tests/factories/session'
import { loadPaymentsCsv } from './payments-csv.server'

const payment = {
  plot: '7',
  project_code: 'SRE',
  comm_id: 2,
  receipt_no: 'SRE-9',
  payment_type: 'Bank',
  amount: 50,
}
const payments = {
  status: true,
  message: '',
  my_payments: [{ date: '2026-11-17', amount: 50, cmsn: [payment] }],
}
const query = { query_id: 1, kind: 'payment', comm_id: 2, receipt_no: 'SRE-9' }

/** The lines of the file if the upstream replies to the call of queries with `status`. */
async function linesOf(status: number) {
  await using upstream = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
    if (pathname.includes('queries')) {
      response.writeHead(status).end(JSON.stringify({ status: true, message: '', rows: [query] }))
      return
    }
    response.end(
      JSON.stringify(searchParams.get('page') === '1' ? payments : { ...payments, my_payments: [] }),
    )
  })
  Object.assign(env, { apiBaseUrl: upstream.url, apiCapabilities: ['queries'] })
  const cookie = await cookieFor()
  const response = await loadPaymentsCsv(argsOf(aRequest('/associate/commission/payments.csv', { cookie })))
  return (await response.text()).trimEnd().split('\r\n')
}

it('X042 the file says so if open queries cannot be read', async () => {
  expect(await linesOf(200)).toEqual([
    expect.stringMatching(/,Query$/),
    expect.stringMatching(/,Query open$/),
  ])
  const [head, , note] = await linesOf(500)
  expect(head).not.toContain('Query')
  expect(note).toBe('"Open queries could not be read, so this file does not mark them."')
})
