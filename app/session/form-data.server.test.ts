import { describe, expect, it } from 'vitest'
import { argsOf } from '../../tests/factories/session'
import { formDataOf } from './form-data.server'

const MAX_FIELDS = 200

describe('formDataOf', () => {
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
  const part = '--one\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'

  it.each(['boundary=one; boundary=two', 'boundary=one; x="; boundary=two"', 'boundary="one"'])(
    'counts the fields of a form with the header parameters %s',
    async (parameters) => {
      const request = withHeader(
        `multipart/form-data; ${parameters}`,
        `${part.repeat(MAX_FIELDS + 1)}--one--\r\n`,
      )
      await expect(formDataOf(argsOf(request))).rejects.toHaveProperty('status', 413)
    },
  )

  it('counts the fields of a urlencoded form whose header names a boundary', async () => {
    const request = withHeader(
      'application/x-www-form-urlencoded; boundary=one',
      'a=&'.repeat(MAX_FIELDS + 1),
    )
    await expect(formDataOf(argsOf(request))).rejects.toHaveProperty('status', 413)
  })

  it.each(['multipart/form-data; boundary=two, multipart/form-data', 'none, multipart/form-data'])(
    'rejects a form whose header has two types: %s',
    async (types) => {
      const request = withHeader(`${types}; boundary=one`, `${part.repeat(MAX_FIELDS + 1)}--one--\r\n`)
      await expect(formDataOf(argsOf(request))).rejects.toBeInstanceOf(TypeError)
    },
  )

  it('counts the fields before it parses the form', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=one' }
    const body = '--one not a field\r\n\r\n\r\n'.repeat(MAX_FIELDS + 100)
    const request = new Request('http://localhost/login', { method: 'POST', body, headers })
    await expect(formDataOf(argsOf(request))).rejects.toHaveProperty('status', 413)
  })

  it('rejects a body that is not a form', async () => {
    const request = new Request('http://localhost/login', { method: 'POST', body: 'x' })
    await expect(formDataOf(argsOf(request))).rejects.toBeInstanceOf(TypeError)
  })
})
