import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import { aPng } from '../../tests/factories/images'
import { media } from './media.server'
import type { Caller } from './caller.server'

const upstream = upstreamForThisFile()
const head = Buffer.from('%PDF-1.7 a brochure')
const sized = (size: number) => ({ headers: { 'Content-Length': String(size) } })

let fileCount = 0

function uncachedAddress(): string {
  fileCount += 1
  return `/media/${fileCount}`
}

const metadataOf = (address: string, fields: Partial<Caller> = {}) => media(aCaller(fields)).metadata(address)

describe('file metadata', () => {
  // With real timers, a busy machine could cause timeouts.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  it('M226 is read from a range request with the token', async () => {
    const headers = { 'Content-Range': `bytes 0-${head.length - 1}/1258291` }
    upstream.replies({ bytes: head, status: 206, headers })
    expect(await metadataOf('/media/part')).toEqual({ type: 'PDF', size: 1_258_291 })
    expect(upstream.received()[0]).toMatchObject({
      method: 'GET',
      path: '/media/part',
      headers: { range: 'bytes=0-4099', authorization: 'Bearer token-of-ravi' },
    })
  })

  it('M226 is read from the start of the file if the upstream ignores ranges', async () => {
    const wholeFile = Buffer.concat([head, Buffer.alloc(900_000)])
    upstream.replies({ bytes: wholeFile, ...sized(wholeFile.length) })
    expect(await metadataOf(uncachedAddress())).toEqual({ type: 'PDF', size: wholeFile.length })
    const image = await aPng()
    upstream.replies({ bytes: image, headers: { 'Content-Type': 'text/html' } })
    expect(await metadataOf(uncachedAddress())).toMatchObject({ type: 'PNG' })
  })

  it.each([
    ['in chunks', { bytes: head, headers: { 'Transfer-Encoding': 'chunked' } }],
    ['without its length', { bytes: head, status: 206, headers: { 'Content-Range': 'bytes 0-18/*' } }],
  ])('M226 has no size if the file is sent %s', async (_, response) => {
    upstream.replies(response)
    expect(await metadataOf(uncachedAddress())).toEqual({ type: 'PDF', size: null })
  })

  it('M226 is requested once for all users', async () => {
    const address = uncachedAddress()
    upstream.replies({ bytes: head, ...sized(head.length) })
    await Promise.all([metadataOf(address), metadataOf(address, { token: 'token-of-sita' })])
    expect(await metadataOf(address)).toEqual({ type: 'PDF', size: head.length })
    expect(upstream.received()).toHaveLength(1)
  })
})

describe('unknown file metadata', () => {
  it.each([
    ['an HTML page', { bytes: Buffer.from('<!doctype html>') }],
    ['missing', { status: 404 }],
    ['lost in transit', 'reset'],
  ] as const)('M226 is cached for a file that is %s', async (_, response) => {
    const address = uncachedAddress()
    upstream.replies(response)
    expect(await metadataOf(address)).toBeNull()
    upstream.replies({ bytes: head })
    expect(await metadataOf(address)).toBeNull()
    expect(upstream.received()).toEqual([])
  })

  it('M226 is null after a 401, which does not end the session', async () => {
    const onUnauthenticated = vi.fn(() => Promise.reject(new Error('signed out')))
    upstream.replies({ status: 401 })
    expect(await metadataOf(uncachedAddress(), { onUnauthenticated })).toBeNull()
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it('is null for a file outside the allowed origins', async () => {
    expect(await metadataOf('http://169.254.169.254/brochure.pdf')).toBeNull()
    expect(upstream.received()).toEqual([])
  })

  it('M226 is null after half a second; a later reply serves the next request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pageWaitMs = 500
    const replyMs = 800
    const address = uncachedAddress()
    upstream.replies({ bytes: head, ...sized(head.length), afterMs: replyMs })
    const resolved = vi.fn()
    const firstRequest = metadataOf(address).then(resolved)
    await upstream.requests(1)
    await vi.advanceTimersByTimeAsync(pageWaitMs - 1)
    expect(resolved).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await firstRequest
    expect(resolved).toHaveBeenCalledWith(null)
    await vi.advanceTimersByTimeAsync(replyMs - pageWaitMs)
    vi.useRealTimers()
    await vi.waitFor(async () =>
      expect(await metadataOf(address)).toEqual({ type: 'PDF', size: head.length }),
    )
    expect(upstream.received()).toHaveLength(1)
  })
})
