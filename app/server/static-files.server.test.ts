import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import express from 'express'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { temporaryFolder } from '../../tests/factories/temporary-folder'
import { staticFiles } from './static-files.server'

let folder: string
let url: string

beforeEach(async () => {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {}')
  writeFileSync(join(folder, 'robots.txt'), 'Disallow: /')
  const server = await serve(express().use(staticFiles(folder)))
  onTestFinished(() => server[Symbol.asyncDispose]())
  url = server.url
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

it.each(['assets/a-1.js', 'robots.txt'])('a deleted %s closes only its connection', async (name) => {
  rmSync(join(folder, name))
  await expect(fetch(`${url}/${name}`).then((response) => response.text())).rejects.toThrow()
  const other = name === 'robots.txt' ? 'assets/a-1.js' : 'robots.txt'
  expect((await fetch(`${url}/${other}`)).status).toBe(200)
})
