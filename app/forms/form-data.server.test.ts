import { describe, expect, it } from 'vitest'
import { formDataOf } from './form-data.server'

describe('the number of fields', () => {
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

  it.each([urlencoded, withParts])('is at most 200', async (make) => {
    expect([...(await formDataOf(make(200)))]).toHaveLength(200)
    const refused = await formDataOf(make(201)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Response)
    expect((refused as Response).status).toBe(413)
  })

  const withHeader = (type: string, body: string) =>
    new Request('http://localhost/login', { method: 'POST', body, headers: { 'content-type': type } })
  const part = '--one\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'

  it.each(['boundary=one; boundary=two', 'boundary=one; x="; boundary=two"', 'boundary="one"'])(
    'is at most 200 with the header parameters %s',
    async (parameters) => {
      const request = withHeader(`multipart/form-data; ${parameters}`, `${part.repeat(201)}--one--\r\n`)
      await expect(formDataOf(request)).rejects.toHaveProperty('status', 413)
    },
  )

  it('is at most 200 in a urlencoded form whose header names a boundary', async () => {
    const request = withHeader('application/x-www-form-urlencoded; boundary=one', 'a=&'.repeat(201))
    await expect(formDataOf(request)).rejects.toHaveProperty('status', 413)
  })

  it.each(['multipart/form-data; boundary=two, multipart/form-data', 'none, multipart/form-data'])(
    'rejects a form whose header has two types: %s',
    async (types) => {
      const request = withHeader(`${types}; boundary=one`, `${part.repeat(201)}--one--\r\n`)
      await expect(formDataOf(request)).rejects.toBeInstanceOf(TypeError)
    },
  )

  it('is counted before the form is parsed', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=one' }
    const body = '--one not a part'.repeat(300)
    const request = new Request('http://localhost/login', { method: 'POST', body, headers })
    await expect(formDataOf(request)).rejects.toHaveProperty('status', 413)
  })

  it('a body that is not a form still throws', async () => {
    const request = new Request('http://localhost/login', { method: 'POST', body: 'x' })
    await expect(formDataOf(request)).rejects.toBeInstanceOf(TypeError)
  })
})
