import { once } from 'node:events'
import { request } from 'node:http'
import express, { type Response } from 'express'
import { expect, it, vi } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { pageQueue } from './page-queue.server'

const MAX_BUSY = 8
/** At the assumed cost of 15 ms a page. */
const STRANGERS_WITHIN_A_SECOND = 67

/** Pages whose responses the test sends. A request with the header `member` has a session. */
async function openPortal(clocks: Parameters<typeof pageQueue>[0]) {
  const inWork: Response[] = []
  let arrivedCount = 0
  const app = express()
  app.use((request, response, next) => {
    response.locals.session = Promise.resolve(request.get('member') ? { id: request.get('member') } : null)
    next()
  })
  app.use((_request, _response, next) => {
    arrivedCount += 1
    next()
  })
  app.use(pageQueue({ idleMs: () => 0, ...clocks }))
  app.all('*', (_request, response) => {
    inWork.push(response)
  })
  const server = await serve(app)
  /** Sends requests one after the other. Resolves when the portal has them all. */
  async function send(count: number, path: string, headers: Record<string, string> = {}) {
    const responses: Promise<globalThis.Response>[] = []
    for (let sent = 0; sent < count; sent += 1) {
      const arrived = arrivedCount + 1
      responses.push(fetch(`${server.url}${path}`, { headers }).catch(() => Response.error()))
      await vi.waitFor(() => expect(arrivedCount).toBe(arrived), { interval: 1 })
    }
    await turns()
    return responses
  }
  return {
    ...server,
    send,
    inWork,
    paths: () => inWork.map(({ req }) => req.path),
    async finish(count: number) {
      for (const response of inWork.splice(0, count)) {
        response.send('page')
        await turns()
      }
    },
  }
}

const asMember = { member: '101' }

async function turns() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

it('X124 while the loop is busy, a few pages are in work, and members start before strangers', async () => {
  await using portal = await openPortal({})
  await portal.send(MAX_BUSY + 1, '/stranger')
  expect(portal.inWork).toHaveLength(MAX_BUSY)
  await portal.send(MAX_BUSY + 1, '/member', asMember)
  expect(portal.inWork).toHaveLength(2 * MAX_BUSY)

  await portal.finish(MAX_BUSY)
  expect(portal.inWork).toHaveLength(MAX_BUSY)
  await portal.finish(1)
  expect(portal.paths().at(-1)).toBe('/member')
  expect(portal.inWork).toHaveLength(MAX_BUSY)
  await portal.finish(1)
  expect(portal.paths().at(-1)).toBe('/stranger')
})

it('X124 pages that wait for the upstream keep no other page waiting', async () => {
  let idle = 0
  await using portal = await openPortal({ idleMs: () => (idle += 10) })
  await portal.send(2 * MAX_BUSY, '/slow')
  await portal.send(1, '/page')
  await vi.waitFor(() => expect(portal.paths()).toContain('/page'))
})

it('X124 a stranger whose wait would pass a second gets a readable 503 that reloads itself once', async () => {
  await using portal = await openPortal({})
  await portal.send(MAX_BUSY + STRANGERS_WITHIN_A_SECOND, '/login')
  const refused = await fetch(`${portal.url}/login`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('refresh')).toBe('2')
  expect(refused.headers.get('content-language')).toBe('en-IN')
  expect(refused.headers.get('vary')).toBe('Cookie, Accept-Language')
  expect(await refused.text()).toContain('Plot Partner is very busy')

  const [cookie = ''] = refused.headers.getSetCookie()
  expect(cookie).toMatch(/^reloaded=1; Max-Age=60;/)
  const again = await fetch(`${portal.url}/login`, { headers: { cookie: cookie.split(';')[0]! } })
  const form = await fetch(`${portal.url}/login`, { method: 'POST', body: 'userId=1' })
  for (const response of [again, form]) {
    expect([response.status, response.headers.get('refresh')]).toEqual([503, null])
    expect(response.headers.getSetCookie()).toEqual([])
  }

  await portal.send(MAX_BUSY, '/home', asMember)
  expect(portal.paths().filter((path) => path === '/home')).toHaveLength(MAX_BUSY)
})

it('X124 the expected wait follows the recent cost of a page', async () => {
  let nowMs = 0
  await using portal = await openPortal({ now: () => nowMs })
  await portal.send(MAX_BUSY + 30, '/login')
  for (let page = 0; page < 20; page += 1) {
    nowMs += 200
    await portal.finish(1)
  }
  const [refused] = await portal.send(1, '/login')
  expect((await refused!).status).toBe(503)
})

it('X124 someone who left does not keep a place in the queue', async () => {
  await using portal = await openPortal({})
  await portal.send(MAX_BUSY, '/login')
  const leaving = new AbortController()
  const left = fetch(`${portal.url}/left`, { signal: leaving.signal }).catch(() => 'left')
  await turns()
  await portal.send(1, '/next')
  leaving.abort()
  await left
  await turns()
  await portal.finish(1)
  expect(portal.paths().at(-1)).toBe('/next')
})

it('X124 pictures do not wait', async () => {
  await using portal = await openPortal({})
  await portal.send(MAX_BUSY + 1, '/login')
  await portal.send(1, '/picture/mac/source')
  expect(portal.paths().at(-1)).toBe('/picture/mac/source')
})

it('X124 a form that arrives slowly takes no place until it is there; a GET does, because no handler reads its body', async () => {
  await using portal = await openPortal({})
  const form = request(portal.url, { method: 'POST', headers: { 'Content-Length': 2 } })
  form.on('error', () => {}).write('x')
  await vi.waitFor(() => expect(portal.inWork).toHaveLength(1))
  const read = request(portal.url, { method: 'GET', headers: { 'Content-Length': 2 } })
  read.on('error', () => {}).write('x')
  await vi.waitFor(() => expect(portal.inWork).toHaveLength(2))
  await portal.send(MAX_BUSY - 1, '/login')
  await vi.waitFor(() => expect(portal.inWork).toHaveLength(1 + MAX_BUSY))

  form.end('x')
  const [posted] = portal.inWork.splice(0, 1)
  posted!.req.resume()
  await once(posted!.req, 'end')
  await portal.send(1, '/last')
  await portal.finish(1)
  expect(portal.paths()).not.toContain('/last')
  await portal.finish(1)
  expect(portal.paths()).toContain('/last')
  read.destroy()
  form.destroy()
})
