import { expect, it } from 'vitest'
import { demoApiForThisFile } from './demo-api'

const api = demoApiForThisFile()

// `reference-api/documentation/openapi.test.ts` proves what it documents.
it('M239 /openapi.json needs no token', async () => {
  const response = await api.request('/openapi.json', { method: 'GET' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  const { paths } = (await response.json()) as { paths: Record<string, object> }
  expect(paths).toHaveProperty(['/associate/get-receipts/{booking}', 'post'])
})
