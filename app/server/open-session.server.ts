import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { openSession } from '~/session/session.server'

type Portal = ServerBuild | (() => Promise<ServerBuild>)

interface PortalEntry {
  openSession: typeof openSession
}

/** Sets `response.locals.session` for later handlers and for the load context. */
export function openSessions(portal: Portal): RequestHandler {
  return async (request, response, next) => {
    try {
      const { entry } = typeof portal === 'function' ? await portal() : portal
      const { openSession } = entry.module as unknown as PortalEntry
      const headers = { get: (name: string) => request.get(name) ?? null }
      const url = `http://portal${request.path}`
      const session = openSession({ request: { headers, url }, context: response.locals })
      response.locals.session = session
      await session
      next()
    } catch (error) {
      next(error)
    }
  }
}
