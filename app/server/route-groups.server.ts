import type { ServerBuild } from '@remix-run/node'

/** Most routes are below this segment, so they are grouped by the segment after it. */
const LARGE_SEGMENT = 'associate'
const HAS_PARAMETER = /[:*]/

/**
 * The returned function reduces the build to the group of an address and the routes that have no group. The framework ranks its routes
 * several times per page, and ranking all routes takes a tenth of the time of a page. An address without a group gets all routes.
 */
export function groupRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const groups = new Map<string, string[]>()
  const sharedIds: string[] = []
  for (const id of Object.keys(build.routes)) {
    const lineage = lineageOf(id, build.routes)
    const group = groupOf(lineage.map((routeId) => build.routes[routeId]?.path ?? '').join('/'))
    if (id === 'root' || HAS_PARAMETER.test(group)) sharedIds.push(...lineage)
    else groups.set(group, [...(groups.get(group) ?? []), ...lineage])
  }
  const builds = new Map([...groups].map(([group, ids]) => [group, buildWith(build, [...sharedIds, ...ids])]))
  return (pathname) => builds.get(groupOf(pageAddress(pathname))) ?? build
}

function lineageOf(id: string, routes: ServerBuild['routes']): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [...lineageOf(parent, routes), id]
}

function groupOf(path: string): string {
  const [first = '', second = ''] = path.toLowerCase().split('/').filter(Boolean)
  return first === LARGE_SEGMENT ? `${first}/${second}` : first
}

/** `/home.data` → `/home`: the page whose data a script requests. */
export function pageAddress(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  try {
    return decodeURI(page)
  } catch {
    return page
  }
}

function buildWith(build: ServerBuild, ids: string[]): ServerBuild {
  const assets = { ...build.assets, routes: pick(build.assets.routes, ids) }
  return { ...build, assets, routes: pick(build.routes, ids) }
}

const pick = <Value>(all: Record<string, Value>, ids: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
