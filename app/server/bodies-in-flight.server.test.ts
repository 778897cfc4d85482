import { once } from 'node:events'
import { connect } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { aSession } from '../../tests/factories/session'
import { limitBodies } from './bodies-in-flight.server'

const MB = 1024 * 1024
const limits = {
  image: { own: 2 * MB, all: 3 * MB },
  form: { own: 2_000, all: 3_000 },
  withoutSession: { own: 128 * 1024, all: 192 * 1024 },
}

function portal(maxWaitMs: number) {
  const counts = { started: 0 }
  const app = express()
  app.use((request, { locals }, next) => {
    const user = String(request.headers.user ?? '')
    locals.session = Promise.resolve(user ? aSession({ user: { id: user, type: 2, name: '' } }) : null)
    locals.clientAddress = String(request.headers.address)
    next()
  })
  app.use(limitBodies(limits, maxWaitMs))
  app.post('*', (request, response) => {
    counts.started += 1
    request.on('data', () => {}).on('end', () => response.send('whole'))
  })
  return { app, counts }
}

/** A body whose end never comes. */
function hold(port: number, bytes: number, headers: string) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  socket.on('error', () => {})
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\nContent-Length: ${bytes}\r\n\r\n`)
  return { socket, status: async () => (await once(socket, 'data'), received.split(' ')[1]) }
}

it('starts no more bodies than fit for an owner and for all, and refuses what still waits', async () => {
  const { app, counts } = portal(300)
  await using server = await serve(app)
  const images = ['1', '1', '1', '2', '3'].map((user) => hold(server.port, MB, `User: ${user}`))
  // Of person 1 two start, of person 2 one, and then the third MB of all is taken.
  expect(await images[2]?.status()).toBe('503')
  expect(counts.started).toBe(3)
  const forms = hold(server.port, 1_000, 'User: 1')
  const strangers = ['a', 'a', 'a', 'b', 'c'].map((address) =>
    hold(server.port, 11 * MB, `Address: ${address}`),
  )
  expect(await strangers[2]?.status()).toBe('503')
  expect(counts.started).toBe(7)
  for (const { socket } of [...images, forms, ...strangers]) socket.destroy()
})

it('a body that waits starts when another ends, or never if its client has gone', async () => {
  const { app, counts } = portal(10_000)
  await using server = await serve(app)
  const [first, second] = [hold(server.port, 2 * MB, 'User: 1'), hold(server.port, MB, 'User: 1')]
  const gone = hold(server.port, MB, 'User: 1')
  await expect.poll(() => counts.started).toBe(1)
  gone.socket.destroy()
  first?.socket.write('x'.repeat(2 * MB))
  expect(await first?.status()).toBe('200')
  second?.socket.write('x'.repeat(MB))
  expect(await second?.status()).toBe('200')
  expect(counts.started).toBe(2)
  for (const { socket } of [first, second]) socket?.destroy()
})
