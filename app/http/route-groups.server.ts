import type { ServerBuild } from '@remix-run/node'

/** Most routes are below this segment, so they are grouped by the segment after it. */
const LARGE = 'associate'
const HAS_PARAMETER = /[:*]/

/**
 * Returns only the routes that can match an address, because the framework ranks its routes several times per page: ranking all of them
 * takes a tenth of the page's time. An address without a group gets all routes.
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
  const parts = new Map([...groups].map(([group, ids]) => [group, partOf(build, [...sharedIds, ...ids])]))
  return (pathname) => parts.get(groupOf(pageAddress(pathname))) ?? build
}

function lineageOf(id: string, routes: ServerBuild['routes']): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [...lineageOf(parent, routes), id]
}

function groupOf(path: string): string {
  const [first = '', second = ''] = path.toLowerCase().split('/').filter(Boolean)
  return first === LARGE ? `${first}/${second}` : first
}

/** The page of a request for its data (`/home.data`). */
export function pageAddress(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  try {
    return decodeURI(page)
  } catch {
    return page
  }
}

function partOf(build: ServerBuild, ids: string[]): ServerBuild {
  const assets = { ...build.assets, routes: pick(build.assets.routes, ids) }
  return { ...build, assets, routes: pick(build.routes, ids) }
}

const pick = <Value>(all: Record<string, Value>, ids: string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)))
