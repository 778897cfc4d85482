import { LRUCache } from 'lru-cache'
import { onSessionEnded } from '~/api/session-ended.server'
import { ProjectFiguresReply } from '~/contract/layout'
import { type Project, ProjectsReply } from '~/contract/projects'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

const CACHE_MS = 60_000

// Projects rarely change, and many screens need them.
const cache = new LRUCache<string, Project[], Caller>({
  max: 2_000,
  ttl: CACHE_MS,
  ignoreFetchAbort: true,
  fetchMethod: (_token, _stale, { context }) => callUpstream(context, 'projects', ProjectsReply),
})
onSessionEnded((token) => cache.delete(token))

export function projects(caller: Caller) {
  return {
    all: () => cache.forceFetch(caller.token ?? '', { context: caller }),

    /** For the gallery and projects screens, with brochures and layouts. */
    listed: () => callUpstream(caller, 'projectsList', ProjectsReply),

    /** Needs the capability `layout`. */
    figures: () => callUpstream(caller, 'projectFigures', ProjectFiguresReply),
  }
}

/** The project with `isDefault`, otherwise the first project (M019). */
export function defaultProject(all: Project[]): Project | null {
  return all.find((project) => project.isDefault) ?? all[0] ?? null
}
