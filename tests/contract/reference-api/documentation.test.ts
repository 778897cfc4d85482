import { expect, it } from 'vitest'
import { endpoints } from '~/api/endpoints'
import { associateCalls, publicCalls } from '../../../reference-api/calls'
import { htmlFindings } from '../../setup/html-validator'
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

it.each(['/', '/docs'])(
  'M239 the documentation at %s needs no token, script or other origin, and names every call',
  async (path) => {
    const response = await get(path)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page).not.toMatch(/<script|javascript:|src=|@import|url\(| on[a-z]+="/i)
    expect(page.match(/https?:\/\//g)).toBeNull()
    for (const call of calls) {
      expect(page).toContain(`<code>${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}</code>`)
      for (const name of Object.keys(call.query.shape))
        expect(page).toContain(`<td><code>${name}</code></td>`)
    }
    expect(page).toContain(
      '<td><code>total_booking_count[].day_wise_data[].booked_agents_info[].agent_id</code></td>',
    )
    expect(page).toContain('-H &quot;Authorization: Bearer $TOKEN&quot;')
  },
)

it('M239 the documentation’s content security policy allows the page’s only style', async () => {
  const response = await get('/docs')
  const page = await response.text()
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? ''
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = Buffer.from(digest).toString('base64')
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  expect(page).not.toMatch(/ style=/)
})

it('M239 the documentation is valid HTML, and its links within the page work', async () => {
  const page = await (await get('/')).text()
  expect(await htmlFindings(page)).toEqual([])
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of page.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target)
})
