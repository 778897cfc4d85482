import type { RequestHandler } from 'express'
import { matchRoutes, type RouteObject } from 'react-router'
import { durations } from '~/telemetry/histogram.server'
import { pageAddress } from './pages.server'

const histogram = durations('plot_partner_request_seconds', 'Requests by route pattern and status', [
  'route',
  'status',
])

/** Labels are route patterns, since addresses contain ids. Unknown addresses are `other`, so that clients cannot add labels. */
export function countRequests(routes: () => RouteManifest): RequestHandler {
  let tree: RouteObject[] | undefined
  return (request, response, next) => {
    const startedAt = performance.now()
    const { path } = request
    response.once('close', () => {
      tree ??= treeOf(routes())
      const route = patternOf(path, tree)
      const seconds = (performance.now() - startedAt) / 1000
      histogram.observe({ route, status: response.statusCode }, seconds)
    })
    next()
  }
}

type RouteManifest = Record<string, ManifestRoute | undefined>

interface ManifestRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

const HEALTH_PATHS = new Set(['/healthz', '/readyz'])
const FILES = '/assets/'

function patternOf(path: string, tree: RouteObject[]): string {
  if (HEALTH_PATHS.has(path)) return path
  if (path.startsWith(FILES)) return `${FILES}*`
  const matches = matchRoutes(tree, pageAddress(path)) ?? []
  const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/')
  if (matches.length === 0 || pattern.endsWith('*')) return 'other'
  return `/${pattern.replace(/^\/+/, '')}`
}

function treeOf(manifest: RouteManifest, parentId?: string): RouteObject[] {
  return Object.values(manifest)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!
      return index ? { id, path, index: true } : { id, path, children: treeOf(manifest, id) }
    })
}
