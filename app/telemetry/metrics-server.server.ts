import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, register } from 'prom-client'

/** Uses a port of its own, which a proxy must not publish. */
export async function serveMetrics(port: number, host?: string): Promise<Server> {
  if (!register.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics()
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server.unref()
}
