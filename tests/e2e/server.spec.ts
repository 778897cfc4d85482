import { once } from 'node:events'
import { keepAliveClients } from '../factories/keep-alive-clients'
import { startPortalProcess } from '../factories/portal-process'
import { servers } from '../setup/servers'
import { expect, test } from './fixtures'

const CLIENTS = 40
const PORT = Number(new URL(servers.portal.url).port) + 5

test(`stopping the portal loses no request of ${CLIENTS} clients @request`, async ({ request }) => {
  test.setTimeout(90_000)
  await using portal = await startPortalProcess(PORT)
  const response = await request.get(`${portal.url}/readyz`)
  expect([response.status(), await response.json()]).toEqual([200, { status: 'ready', api: 'embedded' }])

  // Every fifth client requests pages, so at most 8 run at once. The load limit always allows more than 8 (`MIN_PAGES`).
  const files = Array.from({ length: 4 }, () => `${portal.url}/favicon.svg`)
  const clientUrls: [string, ...string[]] = [`${portal.url}/login`, ...files]
  const { counts, errors, finished } = keepAliveClients(CLIENTS, clientUrls)
  await expect.poll(() => counts.answered, { timeout: 20_000 }).toBeGreaterThan(100)
  const exited = once(portal.child, 'exit')
  portal.child.kill('SIGTERM')
  await expect
    .poll(async () => {
      const response = await request.get(`${portal.url}/readyz`)
      return [response.status(), await response.json()]
    })
    .toEqual([503, { status: 'draining', api: 'embedded' }])
  expect(await exited).toEqual([0, null])
  await finished
  expect(errors).toEqual([])
  expect(counts.closedByServer).toBe(CLIENTS)
})

test('JSON for logged-in people is never cached @request', { tag: '@gate' }, async ({ page, signIn }) => {
  await signIn('P1')
  for (const path of [
    '/associate/filter-associates?project=1',
    '/associate/team-search?q=a',
    '/associate/team-children?id=HG1024',
    '/bank-details/bank?code=UBIN0531111',
  ]) {
    const response = await page.request.get(path)
    expect([path, response.headers()['content-type']]).toEqual([path, expect.stringContaining('json')])
    expect([path, response.headers()['cache-control']]).toEqual([path, 'no-store'])
  }
})

test('the route manifest of the framework is not served @request', { tag: '@gate' }, async ({ request }) => {
  // Decision 0061: its address costs time for each path in the query.
  const response = await request.get('/__manifest?p=/home&p=/profile&version=1')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/html')
})
