import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { staticFiles } from './static-files.server'

let folder: string
let server: Server
let url: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {}')
  writeFileSync(join(folder, 'robots.txt'), 'Disallow: /')
  server = createServer(express().use(staticFiles(folder)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

it('sends a file with its content type and cache policy', async () => {
  const script = await fetch(`${url}/assets/a-1.js`)
  expect(script.headers.get('content-type')).toBe('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(await script.text()).toBe('export {}')
  expect((await fetch(`${url}/robots.txt`)).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

it.each(['assets/a-1.js', 'robots.txt'])('responds with 416 to a range outside %s', async (name) => {
  const headers = { Range: 'bytes=999-' }
  const response = await fetch(`${url}/${name}`, { headers, signal: AbortSignal.timeout(2_000) })
  expect(response.status).toBe(416)
})

it.each(['assets/a-1.js', 'robots.txt'])(
  'closes the connection if %s was deleted after the start, and serves other files',
  async (name) => {
    rmSync(join(folder, name))
    await expect(fetch(`${url}/${name}`).then((response) => response.text())).rejects.toThrow()
    const other = name === 'robots.txt' ? 'assets/a-1.js' : 'robots.txt'
    expect((await fetch(`${url}/${other}`)).status).toBe(200)
  },
)
