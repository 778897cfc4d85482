import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface LineOptions {
  bitsPerSecond: number
  /** Delay of both directions together. */
  roundTripMs: number
}

/** Small pieces let connections share the line. */
const PIECE_BYTES = 1_400
const MS_PER_SECOND = 1_000

/** A proxy whose connections share one rate in each direction. A new connection waits for a round trip, like a TCP handshake. */
export async function startLine({ bitsPerSecond, roundTripMs }: LineOptions) {
  const line = { url: '', target: 0, close }
  const toServer = newDirection()
  const toBrowser = newDirection()
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (browser) => {
    const upstream = connect({ port: line.target, host: '127.0.0.1', noDelay: true })
    const openAt = Date.now() + roundTripMs
    pass(browser, upstream, toServer, openAt)
    pass(upstream, browser, toBrowser, openAt)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line.url = `http://localhost:${(server.address() as AddressInfo).port}`
  return line

  function newDirection() {
    let freeAt = 0
    return (bytes: number, notBefore: number) => {
      freeAt = Math.max(freeAt, Date.now(), notBefore) + (bytes * 8 * MS_PER_SECOND) / bitsPerSecond
      return freeAt + roundTripMs / 2
    }
  }

  function pass(from: Socket, to: Socket, arrival: ReturnType<typeof newDirection>, openAt: number) {
    sockets.add(from)
    // Passes the pieces one after another, because timers that end within a millisecond may fire in the wrong order.
    let earlierPieces = Promise.resolve()
    from.on('data', (data) => {
      for (let start = 0; start < data.length; start += PIECE_BYTES) {
        const piece = data.subarray(start, start + PIECE_BYTES)
        const dueAt = arrival(piece.length, openAt)
        earlierPieces = earlierPieces.then(async () => {
          await sleep(Math.max(0, dueAt - Date.now()))
          if (to.writable) to.write(piece)
        })
      }
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      void earlierPieces.then(() => to.end())
    })
  }

  function close() {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
}
