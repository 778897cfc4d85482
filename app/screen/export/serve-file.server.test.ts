import { expect, it, vi } from 'vitest'
import { paths } from '~/paths/paths'
import { upstreamForThisFile } from '../../../tests/factories/caller'
import { takeLog } from '../../../tests/factories/log'
import { argsOf, aRequest, aSession, cookieFor } from '../../../tests/factories/session'
import { serveFile } from './serve-file.server'

const upstream = upstreamForThisFile()

it('M235 a failed call becomes a page with a link back, and the log names the request', async () => {
  upstream.replies({ status: 500, json: {} })
  const cookie = await cookieFor()
  const request = aRequest('/cash-commission-requests.csv', { cookie })
  const response = await serveFile(
    argsOf(request, { requestId: 'request-1' }),
    () => paths.cashCommission(),
    async ({ api }) => Response.json((await api.cashBills.list()).cards),
  )
  expect(response.status).toBe(502)
  expect(await response.text()).toContain(`<a href="${paths.cashCommission()}">`)
  const lines = takeLog().trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      msg: 'file failed',
      pathname: '/cash-commission-requests.csv',
      requestId: 'request-1',
    }),
  )
})

it('X127 runs two downloads of a person at a time, in order; other people and downloads after a closed one do not wait', async () => {
  const started: string[] = []
  const finish: (() => void)[] = []
  const download = async (person: string, name: string, signal?: AbortSignal) => {
    const user = { ...aSession().user, id: person }
    const cookie = await cookieFor(aSession({ user }))
    const request = new Request(aRequest(`/${name}.csv`, { cookie }), { signal })
    return serveFile(
      argsOf(request),
      () => '/',
      async () => {
        started.push(name)
        await new Promise<void>((resolve) => finish.push(resolve))
        return new Response(name, { status: 404 })
      },
    )
  }
  const closed = new AbortController()
  const first = [download('1', 'a'), download('1', 'b')]
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['a', 'b']))
  const left = download('1', 'closed', closed.signal)
  const last = [download('1', 'c'), download('2', 'other')]
  await vi.waitFor(() => expect(started.slice(2)).toEqual(['other']))
  closed.abort()
  expect((await left).status).toBe(503)
  expect((await left).headers.get('retry-after')).toBe('5')

  finish[0]!()
  await vi.waitFor(() => expect(started.slice(2)).toEqual(['other', 'c']))
  for (const resolve of finish) resolve()
  for (const response of [...first, ...last]) expect((await response).status).toBe(404)
})
