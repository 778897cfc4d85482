import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'

/*
 * For each page, the router ranks all its routes several times, which took more than a fifth of the time of a page. So a page is drawn by a
 * build with only those routes that its address can match. A release of the router that ranks its routes once ends this.
 */

/** Most addresses begin with this segment, so they are grouped by their second. */
const LARGE_SEGMENT = 'associate'
const IS_DYNAMIC = /^[:*]/

/** Answers requests for pages and their data. In development the build is a function. */
export function pages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  getLoadContext: GetLoadContextFunction,
): RequestHandler {
  const handlerOf = (routes: ServerBuild | typeof build) =>
    createRequestHandler({ build: routes, getLoadContext })
  if (typeof build === 'function') return handlerOf(build)
  const buildFor = groupRoutes(build)
  const handlers = new Map<ServerBuild, RequestHandler>()
  return (request, response, next) => {
    const group = buildFor(request.path)
    const handler = handlers.get(group) ?? handlerOf(group)
    handlers.set(group, handler)
    return handler(request, response, next)
  }
}

/** The returned function gives the build with only the routes that begin like an address. Whether one matches, the router decides. */
export function groupRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const everywhere: string[] = []
  const groups = new Map<string, string[]>()
  for (const id of Object.keys(build.routes)) {
    const ids = lineageOf(id, build)
    const group = groupOf(ids.map((routeId) => build.routes[routeId]?.path ?? '').join('/'))
    if (group === '' || group.split('/').some((segment) => IS_DYNAMIC.test(segment))) everywhere.push(...ids)
    else groups.set(group, [...(groups.get(group) ?? []), ...ids])
  }
  const builds = new Map(
    [...groups].map(([group, ids]) => [group, withRoutes(build, [...everywhere, ...ids])]),
  )
  return (pathname) => builds.get(groupOf(pageAddress(pathname))) ?? build
}

/** The route and its parents, the outermost first. */
function lineageOf(id: string, build: ServerBuild): string[] {
  const parentId = build.routes[id]?.parentId
  return parentId === undefined ? [id] : [...lineageOf(parentId, build), id]
}

function groupOf(path: string): string {
  const [first = '', second = ''] = path.toLowerCase().split('/').filter(Boolean)
  return first === LARGE_SEGMENT ? `${first}/${second}` : first
}

/** The page whose data a script requests: `/home.data` → `/home`. */
export function pageAddress(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  try {
    return decodeURI(page)
  } catch {
    return page
  }
}

function withRoutes(build: ServerBuild, ids: string[]): ServerBuild {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)))
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  }
}
