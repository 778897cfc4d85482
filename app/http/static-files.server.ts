import type { ServerResponse } from 'node:http'
import { Router } from 'express'
import sirv from 'sirv'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

export function staticFiles(folder: string): Router {
  const router = Router()
  router.use(
    '/assets',
    sirv(`${folder}/assets`, {
      maxAge: YEAR_SECONDS,
      immutable: true,
      brotli: true,
      gzip: true,
      setHeaders: removePageHeaders,
    }),
  )
  router.use(sirv(folder, { maxAge: HOUR_SECONDS, brotli: true, gzip: true }))
  return router
}

/** These say nothing about a script or stylesheet, and weigh more than some of the files. */
function removePageHeaders(response: ServerResponse) {
  const isDraining = response.getHeader('Connection') === 'close'
  if (!isDraining) response.removeHeader('Connection')
  for (const name of [
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Origin-Agent-Cluster',
    'Permissions-Policy',
    'Referrer-Policy',
    'X-Frame-Options',
  ])
    response.removeHeader(name)
}
