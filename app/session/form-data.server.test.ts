import { expect, it } from 'vitest'
import { argsOf } from '../../tests/factories/session'
import { formDataOf } from './form-data.server'

const MAX_FIELDS = 200

const urlencoded = (fields: number) =>
  new Request('http://localhost/login', {
    method: 'POST',
    body: new URLSearchParams(Array.from({ length: fields }, (): [string, string] => ['a', ''])),
  })

const withParts = (fields: number) => {
  const body = new FormData()
  for (let field = 0; field < fields; field++) body.append('a', 'x')
  return new Request('http://localhost/bank-details', { method: 'POST', body })
}

it.each([urlencoded, withParts])('accepts 200 fields and rejects more', async (formWith) => {
  expect([...(await formDataOf(argsOf(formWith(MAX_FIELDS))))]).toHaveLength(MAX_FIELDS)
  const refused = await formDataOf(argsOf(formWith(MAX_FIELDS + 1))).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Response)
  expect((refused as Response).status).toBe(413)
})

const withHeader = (type: string, body: string) =>
  new Request('http://localhost/login', { method: 'POST', body, headers: { 'content-type': type } })
const parts =
  '--one\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(MAX_FIELDS + 1) + '--one--\r\n'

it.each([
  ['multipart/form-data; boundary=one; boundary=two', parts],
  ['multipart/form-data; boundary=one; x="; boundary=two"', parts],
  ['multipart/form-data; boundary="one"', parts],
  ['application/x-www-form-urlencoded; boundary=one', 'a=&'.repeat(MAX_FIELDS + 1)],
  // The fields are counted before the form is parsed.
  ['multipart/form-data; boundary=one', '--one not a field\r\n\r\n\r\n'.repeat(MAX_FIELDS + 100)],
])('counts the fields of a form of the type %s', async (type, body) => {
  await expect(formDataOf(argsOf(withHeader(type, body)))).rejects.toHaveProperty('status', 413)
})

it.each([
  ['multipart/form-data; boundary=two, multipart/form-data; boundary=one', parts],
  ['none, multipart/form-data; boundary=one', parts],
  ['text/plain', 'x'],
])('rejects a body of the type %s, which is no form or has two types', async (type, body) => {
  await expect(formDataOf(argsOf(withHeader(type, body)))).rejects.toBeInstanceOf(TypeError)
})
