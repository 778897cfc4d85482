import { LRUCache } from 'lru-cache'
import { type Project, ProjectsReply } from './contract/projects'
import { type Caller, callUpstream } from './transport.server'

const FRESH_MS = 60_000

// Projects change rarely and most screens need them: one read a minute for each session.
const cache = new LRUCache<string, Promise<Project[]>>({ max: 2_000, ttl: FRESH_MS })

export function projects(caller: Caller) {
  return {
    all: () => cachedFor(caller.token ?? '', () => callUpstream(caller, 'projects', ProjectsReply)),

    /** The list of the gallery and of the projects screen, with brochures and layouts. */
    listed: () => callUpstream(caller, 'projectsList', ProjectsReply),
  }
}

export function forgetProjects(token: string) {
  cache.delete(token)
}

/** The project marked as default, else the first (checklist M019). */
export function defaultProject(all: Project[]): Project | null {
  return all.find((project) => project.isDefault) ?? all[0] ?? null
}

function cachedFor(key: string, read: () => Promise<Project[]>): Promise<Project[]> {
  const cached = cache.get(key)
  if (cached) return cached
  const fresh = read()
  cache.set(key, fresh)
  fresh.catch(() => cache.delete(key))
  return fresh
}
