import { expect, it } from 'vitest'
import { endpoints } from '~/api/endpoints'
import { associateCalls, publicCalls } from '../../../reference-api/calls'
import { demoApiForThisFile } from './demo-api'

const api = demoApiForThisFile()
const get = (path: string) => api.request(path, { method: 'GET' })

const calls = [...publicCalls, ...associateCalls.flatMap((group) => group.calls)]

it('M239 /openapi.json documents every call that the API implements, and needs no token', async () => {
  const response = await get('/openapi.json')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
  const withoutParameters = (path: string) => path.replace(/\{\w+\}|:\w+|(?<=\/)0$/g, '*')
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${withoutParameters(path)}`),
  )
  const implemented = calls.map(({ method, path }) => `${method} ${withoutParameters(path)}`)
  const portalCalls = Object.values(endpoints).map(
    ({ method, path }) => `${method} /${withoutParameters(path)}`,
  )
  expect(portalCalls.filter((call) => implemented.includes(call)).length).toBeGreaterThanOrEqual(25)
  expect(documented).toEqual(expect.arrayContaining(implemented))
})
