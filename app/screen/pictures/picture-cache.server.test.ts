import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeLog } from '../../../tests/factories/log'
import { openPictureCache } from './picture-cache.server'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pictures-'))
  folder = join(parent, 'pictures')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const DAY_MS = 24 * 3600 * 1000
const open = (maxBytes = 1_000) => openPictureCache(folder, { maxBytes, lifetimeMs: DAY_MS })
const bytes = (size: number, fill = 1) => Buffer.alloc(size, fill)
const files = () => readdirSync(folder)

it('keeps pictures across restarts', async () => {
  const cache = open()
  expect(await cache.get('a')).toBeNull()
  await cache.put('a', bytes(10))
  expect(await cache.get('a')).toEqual(bytes(10))
  expect(await open().get('a')).toEqual(bytes(10))
  expect(await open().get('b')).toBeNull()
})

it('replaces an older picture', async () => {
  const cache = open()
  await cache.put('a', bytes(10, 1))
  await cache.put('a', bytes(20, 2))
  expect(await cache.get('a')).toEqual(bytes(20, 2))
  expect(files()).toHaveLength(1)
})

it('evicts the least recently used picture', async () => {
  const cache = open(100)
  await cache.put('a', bytes(40))
  await cache.put('b', bytes(40))
  await cache.get('a')
  await cache.put('c', bytes(40))
  expect(await cache.get('b')).toBeNull()
  expect(await cache.get('a')).not.toBeNull()
  await vi.waitFor(() => expect(files()).toHaveLength(2))
})

it('enforces the limit of its size after a restart', async () => {
  const cache = open(1_000)
  for (const key of ['a', 'b', 'c', 'd']) await cache.put(key, bytes(40))
  await open(100).get('a')
  await vi.waitFor(() => expect(files()).toHaveLength(2))
})

it('skips a picture larger than the cache', async () => {
  const cache = open(100)
  await cache.put('a', bytes(200))
  expect(await cache.get('a')).toBeNull()
})

it('removes expired and abandoned files, and leaves other files', async () => {
  await open().put('a', bytes(10))
  const [name = ''] = files()
  const yesterday = new Date(Date.now() - DAY_MS - 1_000)
  utimesSync(join(folder, name), yesterday, yesterday)
  for (const other of ['old.new', 'young.new', 'README']) writeFileSync(join(folder, other), 'x')
  utimesSync(join(folder, 'old.new'), yesterday, yesterday)
  expect(await open().get('a')).toBeNull()
  expect(files().toSorted()).toEqual(['README', 'young.new'])
})

it('forgets a picture whose file was removed, and can cache the picture again', async () => {
  const cache = open()
  await cache.put('a', bytes(10))
  rmSync(folder, { recursive: true })
  expect(await cache.get('a')).toBeNull()
  await cache.put('a', bytes(10))
  expect(await cache.get('a')).not.toBeNull()
})

describe('unwritable folder', () => {
  it('is logged and causes no error', async () => {
    writeFileSync(folder, 'a file where the folder should be')
    chmodSync(folder, 0o400)
    takeLog()
    const cache = open()
    await cache.put('a', bytes(10))
    expect(await cache.get('a')).toBeNull()
    expect(takeLog()).toContain('picture cache folder is not usable')
  })
})
