import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ReceivedEvent {
  id: string
  headers: IncomingHttpHeaders
  body: string
  type: string
  data: { person: string } & Record<string, unknown>
}

type Outcome = number | 'hang' | 'reset'

/** A firm's webhook on a loopback port. It records each event, and replies with the status or failure that `respond` returns. */
export async function startEventReceiver(port = 0) {
  const received: ReceivedEvent[] = []
  const receiver = { received, respond: (_event: ReceivedEvent): Outcome => 204, url: '', close }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const content = JSON.parse(body) as Pick<ReceivedEvent, 'type' | 'data'>
      const event = { id: String(request.headers['webhook-id']), headers: request.headers, body, ...content }
      received.push(event)
      const outcome = receiver.respond(event)
      if (outcome === 'reset') request.socket.destroy()
      else if (outcome !== 'hang') response.writeHead(outcome).end()
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
