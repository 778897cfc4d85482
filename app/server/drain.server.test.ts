import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { keepAliveClients } from '../../tests/factories/keep-alive-clients'
import { drainable } from './drain.server'

async function listen(responseMs: number) {
  const server = await serve((_request, response) => setTimeout(() => response.end('done'), responseMs))
  return { server: server.server, drain: drainable(server.server), url: server.url }
}

const CLIENTS = 40

it('loses no request of 40 keep-alive clients when the server stops', async () => {
  const { drain, url } = await listen(20)
  const { counts, errors, finished } = keepAliveClients(CLIENTS, [url])
  await expect.poll(() => counts.answered, { timeout: 10_000 }).toBeGreaterThan(2 * CLIENTS)
  expect(drain.isDraining).toBe(false)
  const closed = drain.close({ noticeMs: 300, limitMs: 5_000 })
  expect(drain.isDraining).toBe(true)
  expect(await closed).toBe(0)
  await finished
  expect(errors).toEqual([])
  expect(counts.closedByServer).toBe(CLIENTS)
})

it('closes a connection that becomes idle while the server stops', async () => {
  const { server, port } = await serve((_request, response) => {
    response.flushHeaders()
    setTimeout(() => response.end('done'), 100)
  })
  const abort = vi.spyOn(server, 'closeAllConnections')
  const drain = drainable(server)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  await drain.close({ noticeMs: 0, limitMs: 2_000 })
  expect(abort).not.toHaveBeenCalled()
})

it('aborts and counts a request that never ends', async () => {
  const { server, drain, url } = await listen(60_000)
  const lost = fetch(url).catch(() => 'cut off')
  await once(server, 'request')
  expect(await drain.close({ noticeMs: 50, limitMs: 100 })).toBe(1)
  expect(await lost).toBe('cut off')
})
