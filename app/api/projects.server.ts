import { LRUCache } from 'lru-cache'
import {
  type GalleryDate,
  GalleryDatesReply,
  type Project,
  ProjectsReply,
  SliderReply,
} from '~/contract/projects'
import { ProjectFiguresReply } from '~/contract/layout'
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

export function gallery(caller: Caller) {
  return {
    /** Newest date first; empty after the last page. */
    dates: (projectId: string, page = 1) =>
      callUpstream(caller, 'galleryDates', GalleryDatesReply, {
        params: { project: projectId },
        query: { page },
      }),

    async onDate(projectId: string, date: string): Promise<GalleryDate | null> {
      const dates = await callUpstream(caller, 'galleryDates', GalleryDatesReply, {
        params: { project: projectId },
        query: { from_date: date, to_date: date },
      })
      return dates[0] ?? null
    },
  }
}

// The specification requires a placeholder, but does not say which text (M050).
const PLACEHOLDER = ' '

export function home(caller: Caller, user: string) {
  return {
    slides: () => callUpstream(caller, 'slider', SliderReply, { params: { user }, body: PLACEHOLDER }),
  }
}
