import { expect, it } from 'vitest'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { success } from '../../tests/factories/wire'
import { apiFor } from './client.server'

const upstream = upstreamForThisFile()
const api = (fields = {}) => apiFor(aCaller(fields), '101')

const change = {
  bank_name: 'Union Bank',
  bank_ac_no: '001122334455',
  confirm_account_no: '001122334455',
  ifsc_code: 'UBIN0000001',
}
const image = new Blob(['the image'], { type: 'image/png' })

it('M107 a change is a form with every field and the image as a file', async () => {
  upstream.replies({ json: success({ message: 'Sent.' }) })
  expect(await api().bank.requestChange(change, image, 'key-1')).toEqual({ message: 'Sent.' })
  const { method, path, query, headers, body } = upstream.received()[0]!
  expect([method, path, query]).toEqual([
    'POST',
    '/associate/save-bank-details-change-request-responsive/101',
    {},
  ])
  expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(headers['idempotency-key']).toBe('key-1')
  const form = await new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData()
  const { image: sent, ...fields } = Object.fromEntries(form)
  expect(fields).toEqual(change)
  expect(sent).toBeInstanceOf(File)
  const file = sent as File
  expect([file.name, file.type, await file.text()]).toEqual(['document.png', 'image/png', 'the image'])
})

it('M107 sends a form even after the deadline of the page', async () => {
  upstream.replies({ json: success({ message: 'Sent.' }) })
  const lateApi = api({ deadline: AbortSignal.abort(new DOMException('', 'TimeoutError')) })
  expect(await lateApi.bank.requestChange(change, image, 'key-1')).toEqual({ message: 'Sent.' })
  expect((await apiErrorOf(lateApi.bank.details())).kind).toBe('unavailable')
})

it('M109 a refusal names the fields', async () => {
  const errors = { ifsc_code: ['IFSC Code is Required'] }
  upstream.replies({ json: { status: false, message: 'Not accepted.', errors } })
  expect(await apiErrorOf(api().bank.requestChange(change, image, 'key-1'))).toMatchObject({
    kind: 'refused',
    message: 'Not accepted.',
    errors: [{ field: 'ifsc_code', message: 'IFSC Code is Required' }],
  })
})
