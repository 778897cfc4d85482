import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { Router } from 'express'
import sirv from 'sirv'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

/** Browsers read modules and workers as UTF-8 even without a charset, so scripts are not in this list. */
const UTF8_TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}

export function staticFiles(folder: string): Router {
  const router = Router()
  router.use(
    '/assets',
    sirv(`${folder}/assets`, {
      maxAge: YEAR_SECONDS,
      immutable: true,
      brotli: true,
      gzip: true,
      setHeaders(response, path) {
        prepare(response, path)
        removePageHeaders(response)
        omitLastModified(response)
      },
    }),
  )
  router.use(sirv(folder, { maxAge: HOUR_SECONDS, brotli: true, gzip: true, setHeaders: prepare }))
  return router
}

function prepare(response: ServerResponse, path: string) {
  // The list of files is made at the start. A file deleted since then must not leave the browser waiting.
  response.once('pipe', (file) => file.once('error', () => response.destroy()))
  const type = UTF8_TYPES[extname(path)]
  if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`)
}

/** Browsers do not revalidate immutable files, so these files need no Last-Modified. */
function omitLastModified(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response)
  // sirv calls this without headers for a range outside the file.
  response.writeHead = (status: number, ...[headers = {}]: unknown[]) => {
    const { 'Last-Modified': _omitted, ...rest } = headers as OutgoingHttpHeaders
    return writeHead(status, rest)
  }
}

/** The portal needs these headers on pages, but not on their scripts and stylesheets, some of which are smaller than the headers. */
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
