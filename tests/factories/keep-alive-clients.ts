import { Agent, get } from 'node:http'

/**
 * Clients like load balancers: each sends one request after another on its own connection, until a request fails or a response has
 * `Connection: close`.
 */
export function keepAliveClients(count: number, urls: [string, ...string[]]) {
  const counts = { answered: 0, failed: 0, closedByServer: 0 }
  const errors: unknown[] = []
  const finished = Promise.all(
    Array.from({ length: count }, (_, index) => client(urls[index % urls.length] ?? urls[0])),
  )
  return { counts, errors, finished }

  async function client(url: string) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let isOpen = true
    while (isOpen)
      try {
        const { status, connection } = await request(agent, url)
        if (status >= 500) throw new Error(`status ${status}`)
        counts.answered += 1
        if (connection === 'close') counts.closedByServer += 1
        isOpen = connection !== 'close'
      } catch (error) {
        counts.failed += 1
        errors.push(error)
        isOpen = false
      }
    agent.destroy()
  }

  function request(agent: Agent, url: string) {
    return new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      get(url, { agent }, (response) => {
        response.resume()
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        )
      }).once('error', reject)
    })
  }
}
