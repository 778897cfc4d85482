import { once } from 'node:events'
import { request } from 'node:http'
import express, { type Response } from 'express'
import { describe, expect, it } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { limitLoad, pagesAllowed } from './load-limit.server'

const saturated = (finishedPages: number) => ({ busyMs: 100, totalMs: 100, finishedPages })
const idle = (finishedPages: number) => ({ busyMs: 10 * finishedPages, totalMs: 1_000, finishedPages })

describe('pages allowed in flight', () => {
  it.each([
    ['no measurements', [], 256],
    ['an idle loop', [idle(10)], 256],
    ['saturation by pages of 5 ms', Array.from({ length: 10 }, () => saturated(20)), 30],
    ['saturation by pages of 8 ms', Array.from({ length: 8 }, () => saturated(12.5)), 19],
    ['a sudden load', [idle(10), idle(10), saturated(0)], 16],
    ['a load from the start', [saturated(0)], 16],
    ['very slow pages', Array.from({ length: 50 }, () => saturated(1)), 16],
    ['a finished load', [saturated(10), saturated(10), idle(9)], 256],
  ])('with %s', (_, samples, allowed) => {
    expect(pagesAllowed(samples)).toBe(allowed)
  })
})

it('a page beyond the limit immediately gets a readable 503 with Retry-After', async () => {
  const waiting: (() => void)[] = []
  const app = express()
  app.use(limitLoad({ maxPages: 8 }))
  app.get('*', (_request, response) => {
    waiting.push(() => response.send('page'))
  })
  await using server = await serve(app)
  const pages = Array.from({ length: 8 }, () => fetch(server.url))
  await expect.poll(() => waiting.length).toBe(8)

  const refused = await fetch(server.url)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(refused.headers.get('content-language')).toBe('en-IN')
  expect(refused.headers.get('vary')).toBe('Cookie, Accept-Language')
  expect(await refused.text()).toContain('Plot Partner is very busy')

  waiting.forEach((respond) => respond())
  for (const page of pages) expect(await (await page).text()).toBe('page')
  const next = fetch(server.url)
  await expect.poll(() => waiting.length).toBe(9)
  waiting.at(-1)?.()
  expect((await next).status).toBe(200)
})

it('a GET counts towards the limit at once, because no handler reads its body', async () => {
  const waiting: Response[] = []
  const app = express()
  app.use(limitLoad({ maxPages: 1 }))
  app.all('*', (_request, response) => {
    waiting.push(response)
  })
  await using server = await serve(app)
  const withBody = request(server.url, { method: 'GET', headers: { 'Content-Length': 1 } })
  withBody.on('error', () => {}).end('x')
  await expect.poll(() => waiting.length).toBe(1)
  const page = await fetch(server.url, { signal: AbortSignal.timeout(2_000) })
  expect(page.status).toBe(503)
  withBody.destroy()
})

it('a form counts towards the limit only after its body has arrived', async () => {
  const waiting: Response[] = []
  const app = express()
  app.use(limitLoad({ maxPages: 1 }))
  app.all('*', (_request, response) => {
    waiting.push(response)
  })
  await using server = await serve(app)
  const form = request(server.url, { method: 'POST', headers: { 'Content-Length': 2 } })
  form.on('error', () => {}).write('x')
  await expect.poll(() => waiting.length).toBe(1)
  const page = fetch(server.url)
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.send('page')
  expect((await page).status).toBe(200)

  form.end('x')
  waiting[0]?.req.resume()
  await once(waiting[0]!.req, 'end')
  expect((await fetch(server.url)).status).toBe(503)
  form.destroy()
})

it('pictures and pages have separate limits', async () => {
  const waiting: (() => void)[] = []
  const app = express()
  app.use(limitLoad({ maxPages: 8 }))
  app.get('*', (_request, response) => {
    waiting.push(() => response.send('done'))
  })
  await using server = await serve(app)
  const pictures = Array.from({ length: 8 }, () => fetch(`${server.url}/picture/mac/source`))
  await expect.poll(() => waiting.length).toBe(8)
  expect((await fetch(`${server.url}/picture/mac/source`)).status).toBe(503)

  const page = fetch(server.url)
  await expect.poll(() => waiting.length).toBe(9)
  waiting.forEach((respond) => respond())
  for (const response of await Promise.all([page, ...pictures])) expect(response.status).toBe(200)
})
