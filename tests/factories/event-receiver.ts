import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedEvent {
  id: string
  headers: IncomingHttpHeaders
  body: string
  type: string
  data: { person: string } & Record<string, unknown>
}

type Response = number | 'hang' | 'reset'

/** A firm's webhook on a loopback port: records events and responds with the result of `respond`. */
export async function startEventReceiver(port = 0) {
  const received: ReceivedEvent[] = []
  const receiver = { received, respond: (_event: ReceivedEvent): Response => 204, url: '', close }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const content = JSON.parse(body) as Pick<ReceivedEvent, 'type' | 'data'>
      const event = { id: String(request.headers['webhook-id']), headers: request.headers, body, ...content }
      received.push(event)
      const status = receiver.respond(event)
      if (status === 'reset') request.socket.destroy()
      else if (status !== 'hang') response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events?key=secret`
  return receiver

  function close() {
    return new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
}

export type EventReceiver = Awaited<ReturnType<typeof startEventReceiver>>
