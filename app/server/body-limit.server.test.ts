import { connect } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { serve } from '../../tests/factories/http-server'
import { bodyRefusal, slowBodyHandler } from './body-limit.server'

const KB = 1024
const MB = 1024 * KB
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

it.each<[string, Record<string, string>, number | null]>([
  ['/login', {}, null],
  ['/login', { 'content-length': '0' }, null],
  ['/login', { 'content-length': String(64 * KB) }, null],
  ['/login', { 'content-length': String(64 * KB + 1) }, 413],
  ['/login', { ...multipart, 'content-length': String(64 * KB + 1) }, 413],
  ['/bank-details', { ...multipart, 'content-length': String(12 * MB) }, null],
  ['/bank-details.data?_routes=x', { ...multipart, 'content-length': String(12 * MB) }, null],
  ['/login?returnTo=%2Fbank-details&keep=1', { ...multipart, 'content-length': String(12 * MB) }, null],
  ['/office/login?keep=1', { ...multipart, 'content-length': String(12 * MB) }, null],
  ['/login?returnTo=%2Fbank-details', { ...multipart, 'content-length': String(12 * MB) }, 413],
  ['/Bank-Details/', { ...multipart, 'content-length': String(12 * MB) }, null],
  ['/bank-details', { ...multipart, 'content-length': String(12 * MB + 1) }, 413],
  ['/bank-details', { 'content-length': String(64 * KB + 1) }, 413],
  ['/bank-details/bank', { ...multipart, 'content-length': String(64 * KB + 1) }, 413],
  ['/login', { 'content-length': '99999999999999' }, 413],
  ['/login', { 'transfer-encoding': 'chunked' }, 411],
  ['/login', { 'transfer-encoding': 'chunked', 'content-length': '1' }, 411],
])('a request to %s with the headers %j is refused with %s (null: accepted)', (url, headers, status) => {
  expect(bodyRefusal({ url, headers })?.status ?? null).toBe(status)
})

const app = express()
app.use(slowBodyHandler({ formMs: 200, imageFormMs: 600 }))
app.post('*', (request, response) => {
  request.on('data', () => {}).on('end', () => response.send('whole'))
})

const send = (url: string, path: string, rest: string, afterMs: number) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('close', () => resolve(received))
    socket.on('error', () => {})
    const type = path === '/bank-details' ? 'Content-Type: multipart/form-data; boundary=x\r\n' : ''
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${type}Content-Length: 9\r\n\r\nhalf`,
    )
    setTimeout(() => socket.write(rest), afterMs)
  })

it('a slow body gets a page with status 408 before the connection closes', async () => {
  await using server = await serve(app)
  const response = await send(server.url, '/login', '', 10_000)
  expect(response).toContain('HTTP/1.1 408')
  expect(response).toContain('Sending took too long.')
})

it('a slow body has more time if the form may contain an image', async () => {
  await using server = await serve(app)
  expect(await send(server.url, '/bank-details', '12345', 300)).toContain('whole')
  expect(await send(server.url, '/login', '12345', 20)).toContain('whole')
})
