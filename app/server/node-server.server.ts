import { createServer, type Server } from 'node:http'
import type { Express } from 'express'
import type { Logger } from 'pino'
import { readableTargetsOnly, respondToUnparsableRequests } from './unreadable-requests.server'

/** The HTTP server of the portal, with limits for headers and times. */
export function nodeServer(app: Express, log: Logger): Server {
  const limits = {
    // An address of 8 KB, cookies of 32 KB, and the other headers.
    maxHeaderSize: 48 * 1024,
    // Longer than the idle timeout of proxies: a request that a proxy sends while the server closes the connection is lost.
    keepAliveTimeout: 130_000,
    headersTimeout: 20_000,
    // A fallback, longer than the limits for bodies.
    requestTimeout: 150_000,
    connectionsCheckingInterval: 5_000,
    // Otherwise Node would reject a request without a Host header, and show no page.
    requireHostHeader: false,
  }
  const server = createServer(limits, readableTargetsOnly(app, log))
  respondToUnparsableRequests(server, log)
  return server
}
