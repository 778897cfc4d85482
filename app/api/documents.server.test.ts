import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { receiverForThisFile } from '../../tests/factories/receiver'
import { env } from '~/env.server'
import { documents } from './documents.server'
import type { Caller } from './caller.server'

const upstream = upstreamForThisFile()
const elsewhere = receiverForThisFile()

const PDF = '%PDF-1.7 the document'

const bill = (caller?: Partial<Caller>) => documents(aCaller(caller), '101').paidCommission('HG1024', '17')
const addressReply = (address: string) => ({ json: { status: true, message: '', data: address } })
const atUpstream = () => addressReply(`${upstream.url}/documents/commission-bills/17`)
const textOf = async (document: ReturnType<typeof bill>) => text((await document).content)

it('M200 a document is requested by associate and commission; the fetch from the upstream’s origin has the token', async () => {
  upstream.replies(atUpstream(), { body: PDF })
  expect(await textOf(bill())).toBe(PDF)
  const [addressCall, fetched] = upstream.received()
  expect(addressCall?.path).toBe('/associate/get-agent-paid-cmsn-pdf/HG1024/17')
  expect(fetched).toMatchObject({ method: 'GET', path: '/documents/commission-bills/17' })
  expect(fetched?.headers.authorization).toBe('Bearer token-of-ravi')
})

it('M200 a document is fetched from a configured origin, which does not get the token', async () => {
  env.apiMediaOrigins = [elsewhere.url]
  upstream.replies(addressReply(`${elsewhere.url}/17.pdf?signed=1`))
  elsewhere.replies({ body: PDF })
  expect(await textOf(bill())).toBe(PDF)
  expect(elsewhere.received()[0]).toMatchObject({ path: '/17.pdf', query: { signed: '1' } })
  expect(elsewhere.received()[0]?.headers.authorization).toBeUndefined()
})

it('M200 a document is not fetched from any other origin', async () => {
  elsewhere.replies({ body: PDF })
  upstream.replies(addressReply(`${elsewhere.url}/17.pdf`))
  expect(await apiErrorOf(bill())).toMatchObject({ kind: 'unreadable', init: { status: 502 } })
  for (const address of ['file:///etc/passwd', 'http://169.254.169.254/', 'ftp://127.0.0.1/17.pdf']) {
    upstream.replies(addressReply(address))
    expect(await apiErrorOf(bill())).toMatchObject({ kind: 'unreadable' })
  }
  expect(elsewhere.received()).toEqual([])
})

it.each([
  ['an HTML page', { body: '<!DOCTYPE html><title>Sign in</title>' }, 'unreadable', 502],
  ['empty', { body: '' }, 'unreadable', 502],
  ['shorter than its signature', { body: '%PD' }, 'unreadable', 502],
  ['a PDF after HTML', { body: `<p>${PDF}` }, 'unreadable', 502],
  ['unavailable', { status: 500, body: PDF }, 'unavailable', 502],
  ['lost in transit', 'reset', 'unavailable', 502],
] as const)('M200 a document fails if it is %s', async (_, response, kind, status) => {
  upstream.replies(atUpstream(), response)
  expect(await apiErrorOf(bill())).toMatchObject({ kind, init: { status } })
})

it('M017 a 401 of the API ends the session, a 401 of another origin does not', async () => {
  const onUnauthenticated = vi.fn(() => Promise.reject(new Error('signed out')))
  upstream.replies(atUpstream(), { status: 401 })
  await expect(bill({ onUnauthenticated })).rejects.toThrow('signed out')
  env.apiMediaOrigins = [elsewhere.url]
  upstream.replies(addressReply(`${elsewhere.url}/17.pdf`))
  elsewhere.replies({ status: 401 })
  expect(await apiErrorOf(bill({ onUnauthenticated }))).toMatchObject({ kind: 'unauthenticated' })
  expect(onUnauthenticated).toHaveBeenCalledOnce()
})

it('M200 a document fails if it is larger than 10 MB', async () => {
  const large = { body: PDF + 'x'.repeat(10 * 1024 * 1024) }
  upstream.replies(atUpstream(), large)
  const document = bill()
  const outcome = await document.then((file) => text(file.content)).catch((error: Error) => error)
  expect(outcome).toMatchObject({ kind: 'unreadable', detail: 'reply too large' })
})
