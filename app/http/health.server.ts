import { Router } from 'express'
import type { Drain } from './drain.server'
import type { Readiness } from './readiness.server'

interface Health {
  api: 'embedded' | 'upstream'
  drain: Pick<Drain, 'isDraining'>
  readiness: Readiness
}

export function healthRoutes({ api, drain, readiness }: Health): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok', api })
  })
  router.get('/readyz', (_request, response, next) => {
    const respond = (status: 'ready' | 'draining' | 'api unreachable') =>
      response
        .set('Cache-Control', 'no-store')
        .status(status === 'ready' ? 200 : 503)
        .json({ status, api })
    readiness
      .isReady()
      .then((isReady) => {
        if (drain.isDraining) return respond('draining')
        return respond(isReady ? 'ready' : 'api unreachable')
      })
      .catch(next)
  })
  return router
}
