import { Router } from 'express'
import type { Drain } from './drain.server'
import type { ApiStatus, Readiness } from './readiness.server'

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
    const respond = (status: ApiStatus | 'draining') =>
      response
        .set('Cache-Control', 'no-store')
        .status(status === 'ready' ? 200 : 503)
        .json({ status, api })
    readiness
      .status()
      .then((status) => respond(drain.isDraining ? 'draining' : status))
      .catch(next)
  })
  return router
}
